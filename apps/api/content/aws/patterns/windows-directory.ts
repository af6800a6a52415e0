import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const windowsDirectory: readonly Pattern[] = [
  {
    id: 'windows-directory',
    exams: { 'saa-c03': { domain: 'secure', topic: 'access' } },
    scene: {
      pt: 'Pense nas contas como carteirinhas de um clube, no diretório como o registro de sócios em colunas e na AWS como uma filial.',
      en: 'Think of the accounts as a club’s membership cards, of the directory as its register in columns, and of AWS as a branch.',
      es: 'Piensa en las cuentas como carnés de un club, en el directorio como su registro en columnas y en AWS como una filial.',
    },
    situations: [
      {
        id: 'law-directory',
        text: {
          pt: 'Um escritório de advocacia com um Active Directory na sede leva servidores Windows para o Amazon EC2, e eles precisam de um diretório.',
          en: 'A law firm with an Active Directory at headquarters is moving Windows servers to Amazon EC2, and they need a directory.',
          es: 'Un bufete con un Active Directory en la sede lleva servidores Windows a Amazon EC2, y necesitan un directorio.',
        },
        today: {
          pt: 'São 18 servidores em duas zonas, e o data center está ligado à VPC por uma VPN. Um arquiteto de soluções precisa definir o diretório.',
          en: 'There are 18 servers in two zones, and the data center is linked to the VPC by a VPN. A solutions architect must define the directory.',
          es: 'Son 18 servidores en dos zonas, y el centro de datos está enlazado a la VPC por una VPN. Un arquitecto de soluciones debe definir el directorio.',
        },
      },
      {
        id: 'factory-directory',
        text: {
          pt: 'Uma fábrica de móveis tem o seu Active Directory no data center e vai executar aplicações Windows na AWS que pedem entrada pelo diretório.',
          en: 'A furniture factory has its Active Directory in the data center and plans to run Windows applications on AWS that require signing in through a directory.',
          es: 'Una fábrica de muebles tiene su Active Directory en el centro de datos y va a ejecutar aplicaciones Windows en AWS que piden ingreso por un directorio.',
        },
        today: {
          pt: 'São três aplicações e 250 operários, e uma VPN já liga o data center à VPC. Um arquiteto de soluções vai escolher o diretório.',
          en: 'There are three applications and 250 workers, and a VPN already links the data center to the VPC. A solutions architect must choose the directory.',
          es: 'Son tres aplicaciones y 250 operarios, y una VPN ya enlaza el centro de datos con la VPC. Un arquitecto de soluciones va a elegir el directorio.',
        },
      },
      {
        id: 'council-directory',
        text: {
          pt: 'Uma prefeitura põe na AWS o seu sistema de protocolo, que roda em Windows, para quatrocentos despachantes que não têm conta no Active Directory da sede.',
          en: 'A city council is putting its records system, which runs on Windows, on AWS for four hundred outside agents who have no account in the Active Directory of its headquarters.',
          es: 'Un municipio pone en AWS su sistema de expedientes, que corre en Windows, para cuatrocientos gestores externos que no tienen cuenta en el Active Directory de la sede.',
        },
        today: {
          pt: 'Os servidores ficarão em duas zonas, e há uma VPN entre a sede e a VPC. Discute-se que diretório essas pessoas usarão.',
          en: 'The servers will be in two zones, and there is a VPN between headquarters and the VPC. The directory of these people is under discussion.',
          es: 'Los servidores estarán en dos zonas, y hay una VPN entre la sede y la VPC. Se discute qué directorio usarán esas personas.',
        },
      },
      {
        id: 'shipyard-directory',
        text: {
          pt: 'Um estaleiro leva para a AWS as aplicações Windows usadas por seiscentos operários de empresas terceirizadas; o Active Directory da sede só tem os seus próprios empregados.',
          en: 'A shipyard is moving to AWS the Windows applications used by six hundred workers of its contractors; the Active Directory at headquarters has its own employees only.',
          es: 'Un astillero lleva a AWS las aplicaciones Windows que usan seiscientos operarios de empresas contratistas; el Active Directory de la sede solo tiene a sus propios empleados.',
        },
        today: {
          pt: 'São quatro aplicações em nove servidores, e uma VPN liga a sede à VPC. Um arquiteto de soluções deve escolher o diretório desses operários.',
          en: 'There are four applications on nine servers, and a VPN links headquarters to the VPC. A solutions architect must choose the directory of these workers.',
          es: 'Son cuatro aplicaciones en nueve servidores, y una VPN enlaza la sede con la VPC. Un arquitecto de soluciones debe elegir el directorio de esos operarios.',
        },
      },
    ],
    candidates: [
      {
        id: 'managed',
        uses: ['Managed Microsoft AD'],
        popularity: 4,
        rightIn: ['council-directory', 'shipyard-directory'],
        source: docs('directoryservice/latest/admin-guide/directory_microsoft_ad.html'),
        text: {
          pt: 'AWS Managed Microsoft AD, separado',
          en: 'AWS Managed Microsoft AD, on its own',
          es: 'AWS Managed Microsoft AD, separado',
        },
        action: {
          pt: 'Criar um AWS Managed Microsoft AD na VPC, ingressar nele os servidores e cadastrar nele os usuários.',
          en: 'Create an AWS Managed Microsoft AD in the VPC, join the servers to it and create the users in it.',
          es: 'Crear un AWS Managed Microsoft AD en la VPC, unir a él los servidores y dar de alta en él a los usuarios.',
        },
        why: {
          pt: 'O AWS Managed Microsoft AD é um Active Directory real, também com gMSA, com schema próprio e controladores que a AWS mantém em duas zonas, e funciona sem a sede.',
          en: 'AWS Managed Microsoft AD is a real Active Directory, gMSA included, with a schema of its own and controllers that AWS maintains in two zones, and works without headquarters.',
          es: 'AWS Managed Microsoft AD es un Active Directory real, también con gMSA, con esquema propio y controladores que AWS mantiene en dos zonas, y funciona sin la sede.',
        },
        likeness: {
          pt: 'a filial com registro, colunas e carteirinhas só dela, a cargo de uma agência cara',
          en: 'the branch with its own full register, columns and cards, all kept by a costly agency',
          es: 'la filial con registro, columnas y carnés solo suyos, a cargo de una agencia cara',
        },
        tell: {
          pt: 'Contas de serviço gerenciadas de grupo (gMSA): um Active Directory de verdade, como o AWS Managed Microsoft AD. Contas fora do domínio da sede: um diretório à parte na AWS, como o AWS Managed Microsoft AD. Enlace com a sede que cai, com pessoas que devem continuar a entrar: controladores na AWS, com as próprias contas. Aplicação que estende o esquema do Active Directory: AWS Managed Microsoft AD, com um esquema próprio.',
          en: 'Group managed service accounts (gMSA): a real Active Directory, such as AWS Managed Microsoft AD. Accounts kept out of the headquarters domain: a directory of their own on AWS, such as AWS Managed Microsoft AD. A link to headquarters that goes down, with people who must still be able to sign in: controllers on AWS that hold the accounts. An application that extends the Active Directory schema: AWS Managed Microsoft AD, with a schema of its own.',
          es: 'Cuentas de servicio administradas de grupo (gMSA): un Active Directory de verdad, como AWS Managed Microsoft AD. Cuentas fuera del dominio de la sede: un directorio aparte en AWS, como AWS Managed Microsoft AD. Enlace con la sede que se cae, con personas que deben seguir ingresando: controladores en AWS, con las cuentas en ellos. Aplicación que extiende el esquema de Active Directory: AWS Managed Microsoft AD, con un esquema propio.',
        },
      },
      {
        id: 'trust',
        uses: ['Managed Microsoft AD'],
        popularity: 4,
        rightIn: ['law-directory', 'factory-directory'],
        source: docs('directoryservice/latest/admin-guide/ms_ad_setup_trust.html'),
        text: {
          pt: 'AWS Managed Microsoft AD, com trust',
          en: 'AWS Managed Microsoft AD, with a trust',
          es: 'AWS Managed Microsoft AD, con un trust',
        },
        action: {
          pt: 'Configurar o AWS Managed Microsoft AD com uma confiança de floresta com o domínio da sede e ingressar nele os servidores.',
          en: 'Set up AWS Managed Microsoft AD with a forest trust to the headquarters domain and join the servers to it.',
          es: 'Configurar AWS Managed Microsoft AD con una confianza de bosque con el dominio de la sede y unir a él los servidores.',
        },
        why: {
          pt: 'Com uma relação de confiança (trust), o AWS Managed Microsoft AD, cujos controladores a AWS mantém, aceita os usuários do domínio da sede, sem copiá-los, e tem schema próprio.',
          en: 'With a trust, AWS Managed Microsoft AD, whose controllers AWS maintains, accepts the users of the domain at headquarters, without copying them, and has a schema of its own.',
          es: 'Con una relación de confianza (trust), AWS Managed Microsoft AD, cuyos controladores mantiene AWS, acepta los usuarios del dominio de la sede, sin copiarlos, y tiene esquema propio.',
        },
        likeness: {
          pt: 'a filial de registro e colunas próprios, com agência cara, que telefona à sede para aceitar as carteirinhas de lá',
          en: 'the branch with its own register and columns, kept by a costly agency, which phones headquarters to accept its cards',
          es: 'la filial con registro y columnas propios, de una agencia cara, que telefonea a la sede para aceptar sus carnés',
        },
        tell: {
          pt: 'Usuários da sede em um Active Directory gerenciado: trust. Funcionários que devem manter o usuário e a senha do domínio da sede: uma relação de confiança, o AD Connector ou controladores próprios. Aplicação que estende o esquema do Active Directory: AWS Managed Microsoft AD, com um esquema próprio.',
          en: 'Users of headquarters in a managed Active Directory: a trust. Employees who must keep the user name and password of the headquarters domain: a trust, AD Connector or controllers of the company’s own. An application that extends the Active Directory schema: AWS Managed Microsoft AD, with a schema of its own.',
          es: 'Usuarios de la sede en un Active Directory administrado: trust. Empleados que deben mantener el usuario y la contraseña del dominio de la sede: una relación de confianza, AD Connector o controladores propios. Aplicación que extiende el esquema de Active Directory: AWS Managed Microsoft AD, con un esquema propio.',
        },
      },
      {
        id: 'connector',
        uses: ['AD Connector'],
        popularity: 3,
        rightIn: ['law-directory', 'factory-directory'],
        source: docs('directoryservice/latest/admin-guide/directory_ad_connector.html'),
        text: {
          pt: 'AD Connector, ligado ao da sede',
          en: 'AD Connector, to that of headquarters',
          es: 'AD Connector, unido al de la sede',
        },
        action: {
          pt: 'Criar um AD Connector na VPC, apontá-lo para os controladores da sede e ingressar os servidores por ele.',
          en: 'Create an AD Connector in the VPC, point it to the controllers of headquarters and join the servers through it.',
          es: 'Crear un AD Connector en la VPC, apuntarlo a los controladores de la sede y unir los servidores a través de él.',
        },
        why: {
          pt: 'O AD Connector repassa cada entrada ao Active Directory da sede, sem usuários nem controladores de domínio na AWS, por um preço menor.',
          en: 'AD Connector passes each sign-in on to the Active Directory at headquarters, keeping no users or domain controllers on AWS, at a lower price.',
          es: 'AD Connector pasa cada ingreso al Active Directory de la sede, sin usuarios ni controladores de dominio en AWS, por un precio menor.',
        },
        likeness: {
          pt: 'o porteiro barato sem registro nenhum, que telefona à sede a cada carteirinha e não abre com a linha muda',
          en: 'the cheap doorman with no register, who phones headquarters about each card and opens for nobody without a line',
          es: 'el portero barato sin registro alguno, que telefonea a la sede por cada carné y no abre sin línea',
        },
        tell: {
          pt: 'Usuário e senha do domínio da sede, sem orçamento para controladores na AWS: AD Connector. Funcionários que devem manter o usuário e a senha do domínio da sede: uma relação de confiança, o AD Connector ou controladores próprios. Orçamento sem controladores de domínio com Windows Server na AWS: o AD Connector, ou o Simple AD para contas próprias.',
          en: 'The user name and password of the headquarters domain, with no budget for controllers on AWS: AD Connector. Employees who must keep the user name and password of the headquarters domain: a trust, AD Connector or controllers of the company’s own. A budget without domain controllers with Windows Server on AWS: AD Connector, or Simple AD for accounts of its own.',
          es: 'Usuario y contraseña del dominio de la sede, sin presupuesto para controladores en AWS: AD Connector. Empleados que deben mantener el usuario y la contraseña del dominio de la sede: una relación de confianza, AD Connector o controladores propios. Presupuesto sin controladores de dominio con Windows Server en AWS: AD Connector, o Simple AD para cuentas propias.',
        },
      },
      {
        id: 'simple',
        uses: ['Simple AD'],
        popularity: 2,
        rightIn: ['council-directory', 'shipyard-directory'],
        source: docs('directoryservice/latest/admin-guide/directory_simple_ad.html'),
        text: {
          pt: 'Simple AD, com usuários novos',
          en: 'Simple AD, with new users',
          es: 'Simple AD, con usuarios nuevos',
        },
        action: {
          pt: 'Criar um diretório Simple AD na VPC, ingressar nele os servidores e cadastrar nele os usuários.',
          en: 'Create a Simple AD directory in the VPC, join the servers to it and create the users in it.',
          es: 'Crear un directorio Simple AD en la VPC, unir a él los servidores y dar de alta en él a los usuarios.',
        },
        why: {
          pt: 'O Simple AD é um diretório gerenciado e barato na AWS, com usuários próprios, que usa Samba em vez de Windows Server, para até alguns milhares de usuários, sem confiança com outros domínios.',
          en: 'Simple AD is a cheap managed directory on AWS, with users of its own, that runs Samba instead of Windows Server, for up to some thousand users, without trusts with other domains.',
          es: 'Simple AD es un directorio administrado y económico en AWS, con usuarios propios, que usa Samba en lugar de Windows Server, para hasta algunos miles de usuarios, sin confianza con otros dominios.',
        },
        likeness: {
          pt: 'o caderno barato de uma agência, que imita o registro com poucas colunas fixas e carteirinhas só da filial',
          en: 'the cheap notebook of an agency, which imitates the register with few fixed columns and cards of the branch alone',
          es: 'el cuaderno barato de una agencia, que imita el registro con pocas columnas fijas y carnés solo de la filial',
        },
        tell: {
          pt: 'Contas fora do domínio da sede, sem relação de confiança: um diretório à parte, como o Simple AD, se não há orçamento para Windows Server. Entrar nos servidores quando a ligação com a sede cai, sem orçamento para controladores com Windows Server: Simple AD. Enlace com a sede que cai, com pessoas que devem continuar a entrar: controladores na AWS, com as próprias contas. Orçamento sem controladores de domínio com Windows Server na AWS: o AD Connector, ou o Simple AD para contas próprias.',
          en: 'Accounts out of the headquarters domain, with no trust relationship: a directory of their own, such as Simple AD where no budget covers Windows Server. Signing in to the servers when the link to headquarters goes down, with no budget for controllers with Windows Server: Simple AD. A link to headquarters that goes down, with people who must still be able to sign in: controllers on AWS that hold the accounts. A budget without domain controllers with Windows Server on AWS: AD Connector, or Simple AD for accounts of its own.',
          es: 'Cuentas fuera del dominio de la sede, sin relación de confianza: un directorio aparte, como Simple AD si no hay presupuesto para Windows Server. Ingresar a los servidores cuando se corta el enlace con la sede, sin presupuesto para controladores con Windows Server: Simple AD. Enlace con la sede que se cae, con personas que deben seguir ingresando: controladores en AWS, con las cuentas en ellos. Presupuesto sin controladores de dominio con Windows Server en AWS: AD Connector, o Simple AD para cuentas propias.',
        },
      },
      {
        id: 'own-controllers',
        uses: [],
        popularity: 4,
        rightIn: ['law-directory', 'factory-directory'],
        source: docs('whitepapers/latest/active-directory-domain-services/active-directory-domain-services.html'),
        text: {
          pt: 'Controladores próprios em EC2',
          en: 'Its own controllers on EC2',
          es: 'Controladores propios en EC2',
        },
        action: {
          pt: 'Instalar controladores do domínio em duas instâncias do Amazon EC2 e replicá-los com os da sede.',
          en: 'Install controllers of the domain on two Amazon EC2 instances and replicate them with those of headquarters.',
          es: 'Instalar controladores del dominio en dos instancias de Amazon EC2 y replicarlos con los de la sede.',
        },
        why: {
          pt: 'Controladores de domínio próprios no EC2 mantêm na AWS uma cópia do domínio da sede, com os mesmos usuários e senhas, e a equipe os atualiza e replica.',
          en: 'Self-managed domain controllers on EC2 keep on AWS a copy of the domain of headquarters, with the same users and passwords, and the team patches and replicates them.',
          es: 'Los controladores de dominio propios en EC2 mantienen en AWS una copia del dominio de la sede, con los mismos usuarios y contraseñas, y el equipo los actualiza y replica.',
        },
        likeness: {
          pt: 'a cópia idêntica do registro e das carteirinhas da sede, mantida em dia por funcionários caros da filial',
          en: 'an identical copy of the headquarters register and cards, which costly branch employees keep up to date',
          es: 'la copia idéntica del registro y los carnés de la sede, que empleados caros de la filial actualizan',
        },
        tell: {
          pt: 'Usuário e senha da sede, também quando a ligação cai: controladores próprios do domínio da sede. Funcionários que devem manter o usuário e a senha do domínio da sede: uma relação de confiança, o AD Connector ou controladores próprios. Enlace com a sede que cai, com pessoas que devem continuar a entrar: controladores na AWS, com as próprias contas.',
          en: 'The headquarters user name and password, even when the link goes down: controllers of the headquarters domain on EC2. Employees who must keep the user name and password of the headquarters domain: a trust, AD Connector or controllers of the company’s own. A link to headquarters that goes down, with people who must still be able to sign in: controllers on AWS that hold the accounts.',
          es: 'Usuario y contraseña de la sede, también cuando se corta el enlace: controladores propios del dominio de la sede. Empleados que deben mantener el usuario y la contraseña del dominio de la sede: una relación de confianza, AD Connector o controladores propios. Enlace con la sede que se cae, con personas que deben seguir ingresando: controladores en AWS, con las cuentas en ellos.',
        },
      },
    ],
    constraints: [
      {
        id: 'no-patching',
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['managed', 'trust', 'connector', 'simple'],
        rulesOut: {
          'own-controllers': {
            pt: 'Controladores próprios no EC2 são atualizados e vigiados pela equipe.',
            en: 'Controllers of its own on EC2 are patched and watched by the team.',
            es: 'Los controladores propios en EC2 los actualiza y vigila el equipo.',
          },
        },
      },
      {
        id: 'same-login',
        situations: ['law-directory', 'factory-directory'],
        text: {
          pt: 'Os funcionários devem continuar a usar o usuário e a senha do domínio da sede.',
          en: 'Employees must keep using the user name and password of the headquarters domain.',
          es: 'Los empleados deben seguir usando el usuario y la contraseña del dominio de la sede.',
        },
        fits: ['trust', 'connector', 'own-controllers'],
        rulesOut: {
          managed: {
            pt: 'Os usuários criados no AWS Managed Microsoft AD têm nome e senha dele, e não os da sede.',
            en: 'Users created in AWS Managed Microsoft AD have a name and password of that directory, not those of headquarters.',
            es: 'Los usuarios creados en AWS Managed Microsoft AD tienen nombre y contraseña de ese directorio, y no los de la sede.',
          },
          simple: {
            pt: 'O Simple AD tem os seus próprios usuários e não confia no domínio da sede.',
            en: 'Simple AD has users of its own and does not trust the domain of headquarters.',
            es: 'Simple AD tiene sus propios usuarios y no confía en el dominio de la sede.',
          },
        },
      },
      {
        id: 'link-down',
        situations: ['law-directory', 'factory-directory'],
        text: {
          pt: 'Se a ligação com a sede cair, as pessoas devem continuar entrando nos servidores da AWS.',
          en: 'If the link to headquarters goes down, people must still be able to sign in to the servers on AWS.',
          es: 'Si se corta el enlace con la sede, las personas deben poder seguir ingresando a los servidores en AWS.',
        },
        fits: ['managed', 'simple', 'own-controllers'],
        rulesOut: {
          connector: {
            pt: 'O AD Connector repassa cada entrada à sede e para quando a ligação cai.',
            en: 'AD Connector passes each sign-in on to headquarters and stops when the link is down.',
            es: 'AD Connector pasa cada ingreso a la sede y se detiene cuando se cae el enlace.',
          },
          trust: {
            pt: 'Com o trust, os usuários estão no domínio da sede, que precisa ser alcançado a cada entrada.',
            en: 'With the trust, the users are in the domain of headquarters, which has to be reached for each sign-in.',
            es: 'Con el trust, los usuarios están en el dominio de la sede, que debe alcanzarse en cada ingreso.',
          },
        },
      },
      {
        id: 'link-down-outside',
        situations: ['council-directory', 'shipyard-directory'],
        text: {
          pt: 'Se a ligação com a sede cair, as pessoas devem continuar entrando nos servidores da AWS.',
          en: 'If the link to headquarters goes down, people must still be able to sign in to the servers on AWS.',
          es: 'Si se corta el enlace con la sede, las personas deben poder seguir ingresando a los servidores en AWS.',
        },
        fits: ['managed', 'simple', 'own-controllers'],
        rulesOut: {
          connector: {
            pt: 'O AD Connector repassa cada entrada à sede e para quando a ligação cai.',
            en: 'AD Connector passes each sign-in on to headquarters and stops when the link is down.',
            es: 'AD Connector pasa cada ingreso a la sede y se detiene cuando se cae el enlace.',
          },
        },
      },
      {
        id: 'kept-apart',
        situations: ['council-directory', 'shipyard-directory'],
        text: {
          pt: 'A norma de segurança manda manter essas contas fora do domínio da sede e sem relação de confiança com ele.',
          en: 'The security policy keeps these accounts out of the headquarters domain, with no trust relationship to it.',
          es: 'La norma de seguridad manda mantener esas cuentas fuera del dominio de la sede y sin relación de confianza con él.',
        },
        fits: ['managed', 'simple'],
        rulesOut: {
          trust: {
            pt: 'Com o trust, o AWS Managed Microsoft AD tem justamente uma relação de confiança com o domínio da sede.',
            en: 'With the trust, AWS Managed Microsoft AD has just such a relationship to the headquarters domain.',
            es: 'Con el trust, AWS Managed Microsoft AD tiene justamente una relación de confianza con el dominio de la sede.',
          },
          connector: {
            pt: 'O AD Connector não guarda contas: elas teriam que ser criadas no domínio da sede.',
            en: 'AD Connector keeps no accounts: they would have to be created in the headquarters domain.',
            es: 'AD Connector no guarda cuentas: habría que crearlas en el dominio de la sede.',
          },
          'own-controllers': {
            pt: 'Os controladores no EC2 são do domínio da sede, e as contas ficariam nele.',
            en: 'The controllers on EC2 belong to the headquarters domain, and the accounts would be in it.',
            es: 'Los controladores en EC2 son del dominio de la sede, y las cuentas quedarían en él.',
          },
        },
      },
      {
        id: 'full-ad',
        text: {
          pt: 'Uma das aplicações estende o schema do Active Directory, e o schema da sede não pode ser alterado.',
          en: 'One of the applications extends the Active Directory schema, and the schema at headquarters must not be changed.',
          es: 'Una de las aplicaciones extiende el esquema de Active Directory, y el esquema de la sede no puede modificarse.',
        },
        fits: ['managed', 'trust'],
        rulesOut: {
          connector: {
            pt: 'Com o AD Connector, os servidores usam o diretório da sede, cujo schema teria de ser estendido.',
            en: 'With AD Connector the servers use the directory of headquarters, whose schema would have to be extended.',
            es: 'Con AD Connector, los servidores usan el directorio de la sede, cuyo esquema tendría que extenderse.',
          },
          'own-controllers': {
            pt: 'Controladores próprios no EC2 replicam o domínio da sede e compartilham o schema dele.',
            en: 'Controllers of its own on EC2 replicate the domain of headquarters and share its schema.',
            es: 'Los controladores propios en EC2 replican el dominio de la sede y comparten su esquema.',
          },
          simple: {
            pt: 'O Simple AD é compatível com o Samba, mas não aceita extensões de esquema.',
            en: 'Simple AD is Samba-compatible but does not accept schema extensions.',
            es: 'Simple AD es compatible con Samba, pero no acepta extensiones de esquema.',
          },
        },
      },
      {
        id: 'group-accounts',
        text: {
          pt: 'As aplicações usam contas de serviço gerenciadas de grupo (gMSA).',
          en: 'The applications use group managed service accounts (gMSA).',
          es: 'Las aplicaciones usan cuentas de servicio administradas de grupo (gMSA).',
        },
        fits: ['managed', 'trust', 'own-controllers'],
        rulesOut: {
          simple: {
            pt: 'O Simple AD não tem contas de serviço gerenciadas de grupo.',
            en: 'Simple AD has no group managed service accounts.',
            es: 'Simple AD no tiene cuentas de servicio administradas de grupo.',
          },
        },
      },
      {
        id: 'lower-price',
        situations: ['law-directory', 'factory-directory'],
        text: {
          pt: 'O orçamento não cobre controladores de domínio com Windows Server na AWS, nem gerenciados nem próprios.',
          en: 'The budget does not cover domain controllers with Windows Server on AWS, either managed or self-run.',
          es: 'El presupuesto no cubre controladores de dominio con Windows Server en AWS, ni administrados ni propios.',
        },
        fits: ['connector', 'simple'],
        rulesOut: {
          managed: {
            pt: 'O AWS Managed Microsoft AD cobra por hora dois controladores de domínio com Windows Server.',
            en: 'AWS Managed Microsoft AD charges by the hour for two domain controllers with Windows Server.',
            es: 'AWS Managed Microsoft AD cobra por hora dos controladores de dominio con Windows Server.',
          },
          trust: {
            pt: 'O AWS Managed Microsoft AD cobra por hora dois controladores de domínio com Windows Server.',
            en: 'AWS Managed Microsoft AD charges by the hour for two domain controllers with Windows Server.',
            es: 'AWS Managed Microsoft AD cobra por hora dos controladores de dominio con Windows Server.',
          },
          'own-controllers': {
            pt: 'Controladores próprios são instâncias do EC2 com Windows Server, ligadas o mês todo.',
            en: 'Controllers of its own are EC2 instances with Windows Server that run all month.',
            es: 'Los controladores propios son instancias de EC2 con Windows Server, encendidas todo el mes.',
          },
        },
      },
      {
        id: 'lower-price-outside',
        situations: ['council-directory', 'shipyard-directory'],
        text: {
          pt: 'O orçamento não cobre controladores de domínio com Windows Server na AWS, nem gerenciados nem próprios; as aplicações só precisam de usuários, grupos e ingresso no domínio.',
          en: 'The budget does not cover domain controllers with Windows Server on AWS, either managed or self-run; the applications need only users, groups and domain join.',
          es: 'El presupuesto no cubre controladores de dominio con Windows Server en AWS, ni administrados ni propios; las aplicaciones solo necesitan usuarios, grupos y unión al dominio.',
        },
        fits: ['connector', 'simple'],
        rulesOut: {
          managed: {
            pt: 'O AWS Managed Microsoft AD, embora gerenciado, cobra por hora dois controladores de domínio com Windows Server.',
            en: 'AWS Managed Microsoft AD, though managed, charges by the hour for two domain controllers with Windows Server.',
            es: 'AWS Managed Microsoft AD, aunque administrado, cobra por hora dos controladores de dominio con Windows Server.',
          },
          trust: {
            pt: 'O AWS Managed Microsoft AD, embora gerenciado, cobra por hora dois controladores de domínio com Windows Server.',
            en: 'AWS Managed Microsoft AD, though managed, charges by the hour for two domain controllers with Windows Server.',
            es: 'AWS Managed Microsoft AD, aunque administrado, cobra por hora dos controladores de dominio con Windows Server.',
          },
          'own-controllers': {
            pt: 'Controladores próprios são instâncias do EC2 com Windows Server, ligadas o mês todo.',
            en: 'Controllers of its own are EC2 instances with Windows Server that run all month.',
            es: 'Los controladores propios son instancias de EC2 con Windows Server, encendidas todo el mes.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que diretório os servidores devem usar?',
      en: 'What directory should the servers use?',
      es: '¿Qué directorio deben usar los servidores?',
    },
  },
];
