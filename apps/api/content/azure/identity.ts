import type { Category } from '../../src/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

export const identity: Category = {
  id: 'identity',
  noun: {
    pt: 'solução de identidade e acesso',
    en: 'identity and access solution',
    es: 'solución de identidad y acceso',
  },
  feminine: true,
  mode: 'statement',
  domain: 'architecture',
  far: ['sign-in'],
  entities: [
    {
      id: 'entra-id',
      kind: 'service',
      topic: 'directory',
      popularity: 5,
      name: 'Microsoft Entra ID',
      aliases: ['Azure Active Directory', 'Azure AD'],
      subject: {
        pt: 'o Microsoft Entra ID (antigo Azure Active Directory)',
        en: 'Microsoft Entra ID (formerly Azure Active Directory)',
        es: 'Microsoft Entra ID (antes Azure Active Directory)',
      },
      gist: {
        pt: '{ser} o diretório na nuvem que autentica usuários e aplicações',
        en: '{be} the cloud directory that authenticates users and applications',
        es: '{ser} el directorio en la nube que autentica usuarios y aplicaciones',
      },
      likeness: {
        pt: 'o cadastro de funcionários mantido por uma firma especializada, que muitos prédios consultam antes de abrir',
        en: 'a staff register kept by a specialist firm, which many buildings consult before opening a door',
        es: 'el registro de empleados que lleva una firma especializada y que muchos edificios consultan antes de abrir',
      },
      source: docs('entra/fundamentals/whatis'),
    },
    {
      id: 'domain-services',
      kind: 'service',
      topic: 'directory',
      popularity: 3,
      name: 'Microsoft Entra Domain Services',
      aliases: ['Domain Services'],
      subject: {
        pt: 'o Microsoft Entra Domain Services',
        en: 'Microsoft Entra Domain Services',
        es: 'Microsoft Entra Domain Services',
      },
      gist: {
        pt: '{oferecer} ingresso em domínio, política de grupo, LDAP e Kerberos como serviço',
        en: '{offer} domain join, group policy, LDAP and Kerberos as a service',
        es: '{ofrecer} unión a dominio, directiva de grupo, LDAP y Kerberos como servicio',
      },
      likeness: {
        pt: 'a portaria terceirizada que, com uma cópia do cadastro, atende os setores acostumados aos carimbos antigos',
        en: 'a contracted front desk that, with a copy of the register, serves departments used to the old stamps',
        es: 'la recepción subcontratada que, con una copia del registro, atiende a los sectores habituados a los sellos antiguos',
      },
      source: docs('entra/identity/domain-services/overview'),
    },
    {
      id: 'ad-ds',
      kind: 'service',
      topic: 'directory',
      popularity: 4,
      name: 'Active Directory Domain Services',
      aliases: ['AD DS'],
      subject: {
        pt: 'o Active Directory Domain Services (AD DS)',
        en: 'Active Directory Domain Services (AD DS)',
        es: 'Active Directory Domain Services (AD DS)',
      },
      gist: {
        pt: '{ser} o diretório do Windows Server que a empresa instala e mantém',
        en: '{be} the Windows Server directory that the company installs and maintains',
        es: '{ser} el directorio de Windows Server que la empresa instala y mantiene',
      },
      likeness: {
        pt: 'a portaria da própria empresa, com os livros e carimbos antigos, que ela treina e mantém',
        en: 'the company’s own front desk, with the old ledgers and stamps, which it staffs and maintains',
        es: 'la recepción propia de la empresa, con los libros y sellos antiguos, que ella misma mantiene',
      },
      source: docs('windows-server/identity/ad-ds/get-started/virtual-dc/active-directory-domain-services-overview'),
    },
    {
      id: 'external-id',
      kind: 'service',
      topic: 'external-identities',
      popularity: 3,
      name: 'Microsoft Entra External ID',
      aliases: ['External ID', 'B2B', 'B2C'],
      gist: {
        pt: '{dar} acesso a parceiros e clientes com identidades de fora da empresa',
        en: '{give} access to partners and customers with identities from outside the company',
        es: '{dar} acceso a socios y clientes con identidades externas a la empresa',
      },
      likeness: {
        pt: 'a entrada de visitantes, que aceita o crachá de outra firma ou o documento que cada um já tem',
        en: 'the visitors’ entrance, which accepts another firm’s badge or whatever card each person already holds',
        es: 'la entrada de visitantes, que acepta la credencial de otra firma o el documento que cada uno ya tiene',
      },
      source: docs('entra/external-id/external-identities-overview'),
    },
  ],
  facts: [
    {
      id: 'entra-directory',
      kind: 'purpose',
      of: ['entra-id'],
      level: 1,
      say: {
        pt: '{manter}, sem servidores próprios, as contas de usuário com que se entra no Microsoft 365 e no Azure',
        en: '{hold} the user accounts for Microsoft 365 and Azure, with no servers of the company’s own',
        es: '{mantener}, sin servidores propios, las cuentas de usuario con las que se entra en Microsoft 365 y Azure',
      },
      deny: {
        pt: 'não {guardar} contas de usuário',
        en: '{not hold} user accounts',
        es: 'no {guardar} cuentas de usuario',
      },
      how: {
        pt: 'O Microsoft Entra ID (antigo Azure Active Directory) confere as credenciais e emite o token que as aplicações aceitam.',
        en: 'Microsoft Entra ID (formerly Azure Active Directory) checks credentials and issues the token that applications accept.',
        es: 'Microsoft Entra ID (antes Azure Active Directory) comprueba las credenciales y emite el token que las aplicaciones aceptan.',
      },
    },
    {
      id: 'entra-newcomer',
      kind: 'purpose',
      of: ['entra-id'],
      unclear: ['azure-portal'],
      cue: {
        pt: 'cadastro e licenciamento da própria equipe para os serviços de nuvem',
        en: 'registration and licensing of one’s own staff for cloud services',
        es: 'registro y licencias del propio personal para los servicios en la nube',
      },
      level: 1,
      say: {
        pt: '{criar} contas de nuvem para os novos funcionários e {dar-lhes|dá-lhes|dão-lhes} licenças do Microsoft 365',
        en: '{create} cloud accounts for new employees and {assign} them Microsoft 365 licenses',
        es: '{crear} cuentas de nube para los empleados nuevos y {asignarles|les asigna|les asignan} licencias de Microsoft 365',
      },
      deny: {
        pt: 'não {guardar} contas de usuário',
        en: '{not hold} user accounts',
        es: 'no {guardar} cuentas de usuario',
      },
      how: {
        pt: 'O Microsoft Entra ID (antigo Azure Active Directory) é o diretório em que ficam usuários, grupos e licenças.',
        en: 'Microsoft Entra ID (formerly Azure Active Directory) is the directory in which users, groups and licenses live.',
        es: 'Microsoft Entra ID (antes Azure Active Directory) es el directorio en el que están usuarios, grupos y licencias.',
      },
    },
    {
      id: 'entra-leave',
      kind: 'purpose',
      of: ['entra-id'],
      unclear: ['sso', 'conditional-access', 'ad-ds'],
      cue: {
        pt: 'identidade central cujo encerramento fecha todos os aplicativos de nuvem',
        en: 'a central identity whose closing shuts off every cloud application',
        es: 'identidad central cuyo cierre bloquea todas las aplicaciones en la nube',
      },
      level: 1,
      say: {
        pt: '{desativar} a conta de nuvem com que um ex-funcionário abre o Microsoft 365 e outras aplicações',
        en: '{disable} the cloud account with which a former employee opens Microsoft 365 and other applications',
        es: '{deshabilitar} la cuenta de nube con la que un exempleado abre Microsoft 365 y otras aplicaciones',
      },
      deny: {
        pt: 'não {guardar} contas de usuário',
        en: '{not hold} user accounts',
        es: 'no {guardar} cuentas de usuario',
      },
      how: {
        pt: 'O Microsoft Entra ID (antigo Azure Active Directory) autentica todas as aplicações ligadas a ele: sem conta ativa, nenhuma abre.',
        en: 'Microsoft Entra ID (formerly Azure Active Directory) authenticates all connected applications: without an active account, none opens.',
        es: 'Microsoft Entra ID (antes Azure Active Directory) autentica todas las aplicaciones conectadas: sin cuenta activa, ninguna se abre.',
      },
    },
    {
      id: 'entra-saas',
      kind: 'feature',
      of: ['entra-id'],
      unclear: ['external-id'],
      level: 1,
      say: {
        pt: '{autenticar} usuários em milhares de aplicações SaaS já integradas',
        en: '{authenticate} users in thousands of integrated SaaS applications',
        es: '{autenticar} usuarios en miles de aplicaciones SaaS ya integradas',
      },
      how: {
        pt: 'O Microsoft Entra ID emite tokens por SAML ou OpenID Connect e tem uma galeria de aplicações já integradas.',
        en: 'Microsoft Entra ID issues tokens through SAML or OpenID Connect and has a gallery of applications already integrated.',
        es: 'Microsoft Entra ID emite tokens por SAML u OpenID Connect y tiene una galería de aplicaciones ya integradas.',
      },
    },
    {
      id: 'entra-connect',
      kind: 'feature',
      of: ['entra-id'],
      unclear: ['domain-services', 'external-id'],
      cue: {
        pt: 'identidade híbrida, com as contas locais também válidas na nuvem',
        en: 'hybrid identity, with local accounts also valid in the cloud',
        es: 'identidad híbrida, con las cuentas locales también válidas en la nube',
      },
      level: 2,
      say: {
        pt: '{receber} as identidades sincronizadas do diretório local da empresa',
        en: '{receive} identities synchronized from the company’s on-premises directory',
        es: '{recibir} las identidades sincronizadas desde el directorio local de la empresa',
      },
      how: {
        pt: 'O Microsoft Entra ID recebe do Microsoft Entra Connect os usuários locais, que entram na nuvem com a mesma senha.',
        en: 'Microsoft Entra ID gets the on-premises users from Microsoft Entra Connect, and they sign in to the cloud with the same password.',
        es: 'Microsoft Entra ID recibe de Microsoft Entra Connect a los usuarios locales, que entran en la nube con la misma contraseña.',
      },
    },
    {
      id: 'entra-flat',
      kind: 'feature',
      of: ['entra-id'],
      unclear: ['external-id'],
      level: 2,
      say: {
        pt: '{permitir} que os usuários redefinam a própria senha, sem chamar o suporte',
        en: '{let} users reset their own passwords without calling the help desk',
        es: '{permitir} que los usuarios restablezcan su propia contraseña, sin llamar a soporte',
      },
      how: {
        pt: 'O Microsoft Entra ID oferece a redefinição de senha por autoatendimento (SSPR), depois de confirmar quem é a pessoa.',
        en: 'Microsoft Entra ID offers self-service password reset (SSPR), after confirming who the person is.',
        es: 'Microsoft Entra ID ofrece el autoservicio de restablecimiento de contraseña (SSPR), tras confirmar quién es la persona.',
      },
    },
    {
      id: 'ds-legacy',
      kind: 'purpose',
      of: ['domain-services'],
      unclear: ['virtual-machines'],
      level: 2,
      say: {
        pt: '{executar} na nuvem um sistema legado que usa LDAP, sem manter controladores de domínio',
        en: '{run} a legacy system that uses LDAP in the cloud without maintaining domain controllers',
        es: '{ejecutar} en la nube un sistema heredado que usa LDAP, sin mantener controladores de dominio',
      },
      deny: { pt: 'não {oferecer} LDAP', en: '{not offer} LDAP', es: 'no {ofrecer} LDAP' },
      how: {
        pt: 'O Microsoft Entra Domain Services cria um domínio gerenciado, cujos servidores a Microsoft opera.',
        en: 'Microsoft Entra Domain Services creates a managed domain, whose servers Microsoft operates.',
        es: 'Microsoft Entra Domain Services crea un dominio administrado, cuyos servidores opera Microsoft.',
      },
    },
    {
      id: 'ds-managed',
      kind: 'feature',
      of: ['domain-services'],
      level: 1,
      say: {
        pt: '{oferecer} controladores de domínio que a Microsoft implanta e atualiza',
        en: '{provide} domain controllers that Microsoft deploys and patches',
        es: '{ofrecer} controladores de dominio que Microsoft despliega y actualiza',
      },
      how: {
        pt: 'O Microsoft Entra Domain Services cria dois controladores na rede virtual e cuida de patches, backup e replicação.',
        en: 'Microsoft Entra Domain Services creates two controllers in the virtual network and sees to patches, backup and replication.',
        es: 'Microsoft Entra Domain Services crea dos controladores en la red virtual y se ocupa de parches, respaldo y replicación.',
      },
    },
    {
      id: 'ds-one-way',
      kind: 'feature',
      of: ['domain-services'],
      unclear: ['ad-ds'],
      level: 2,
      say: {
        pt: '{receber} em um só sentido uma cópia dos usuários e grupos do diretório na nuvem',
        en: '{receive} a one-way copy of the users and groups in the cloud directory',
        es: '{recibir} en un solo sentido una copia de los usuarios y grupos del directorio en la nube',
      },
      how: {
        pt: 'O Microsoft Entra Domain Services copia usuários e grupos para o domínio gerenciado e nada grava de volta.',
        en: 'Microsoft Entra Domain Services copies users and groups to the managed domain and writes nothing back.',
        es: 'Microsoft Entra Domain Services copia usuarios y grupos al dominio administrado y no escribe nada de vuelta.',
      },
    },
    {
      id: 'adds-own',
      kind: 'feature',
      of: ['ad-ds'],
      level: 1,
      say: {
        pt: '{exigir} que a empresa instale, atualize e replique os controladores de domínio',
        en: '{require} the company to install, patch and replicate its domain controllers',
        es: '{exigir} que la empresa instale, actualice y replique los controladores de dominio',
      },
      how: {
        pt: 'O Active Directory Domain Services (AD DS) é uma função do Windows Server, instalada em servidores da própria empresa.',
        en: 'Active Directory Domain Services (AD DS) is a role of Windows Server, installed on the company’s own servers.',
        es: 'Active Directory Domain Services (AD DS) es un rol de Windows Server, instalado en servidores de la propia empresa.',
      },
    },
    {
      id: 'adds-local',
      kind: 'feature',
      of: ['ad-ds'],
      unclear: ['domain-services'],
      cue: {
        pt: 'hierarquia tradicional de contas e máquinas em servidores da própria empresa',
        en: 'a traditional hierarchy of accounts and machines on the company’s own servers',
        es: 'jerarquía tradicional de cuentas y máquinas en servidores de la propia empresa',
      },
      level: 2,
      say: {
        pt: '{organizar} computadores e usuários locais em florestas e unidades organizacionais',
        en: '{organize} on-premises computers and users into forests and organizational units',
        es: '{organizar} equipos y usuarios locales en bosques y unidades organizativas',
      },
      how: {
        pt: 'O Active Directory Domain Services (AD DS) guarda essa estrutura nos controladores de domínio da empresa, no Windows Server.',
        en: 'Active Directory Domain Services (AD DS) keeps that structure on the company’s domain controllers, in Windows Server.',
        es: 'Active Directory Domain Services (AD DS) guarda esa estructura en los controladores de dominio de la empresa, en Windows Server.',
      },
    },
    {
      id: 'adds-gpo',
      kind: 'feature',
      of: ['ad-ds'],
      unclear: ['domain-services'],
      cue: {
        pt: 'configuração das máquinas do escritório por controladores que a empresa mantém',
        en: 'settings for office machines from controllers that the company maintains',
        es: 'configuración de las máquinas de la oficina desde controladores que la empresa mantiene',
      },
      level: 2,
      say: {
        pt: '{aplicar} Política de Grupo aos computadores da rede local',
        en: '{apply} Group Policy to the computers of the on-premises network',
        es: '{aplicar} directivas de grupo a los equipos de la red local',
      },
      how: {
        pt: 'O AD DS distribui objetos de Política de Grupo a partir dos controladores que a empresa mantém.',
        en: 'AD DS distributes Group Policy objects from the controllers that the company maintains.',
        es: 'AD DS distribuye objetos de directiva de grupo desde los controladores que mantiene la empresa.',
      },
    },
    {
      id: 'ext-partner',
      kind: 'purpose',
      of: ['external-id'],
      unclear: ['entra-id', 'ad-ds'],
      cue: {
        pt: 'acesso de convidados que outra organização autentica',
        en: 'guest access for people whom another organization authenticates',
        es: 'acceso de invitados a quienes autentica otra organización',
      },
      level: 1,
      say: {
        pt: '{permitir} que um consultor de outra empresa entre com a conta do próprio empregador',
        en: '{let} a consultant from another company sign in with their employer’s account',
        es: '{permitir} que un consultor de otra empresa inicie sesión con la cuenta de su empleador',
      },
      deny: {
        pt: 'não {cadastrar} pessoas de fora da empresa',
        en: '{not register} people from outside the company',
        es: 'no {registrar} a personas de fuera de la empresa',
      },
      how: {
        pt: 'O Microsoft Entra External ID cria um usuário convidado, que a organização de origem autentica.',
        en: 'Microsoft Entra External ID creates a guest user, whom the home organization authenticates.',
        es: 'Microsoft Entra External ID crea un usuario invitado, al que autentica la organización de origen.',
      },
    },
    {
      id: 'ext-social',
      kind: 'purpose',
      of: ['external-id'],
      unclear: ['entra-id', 'app-service'],
      cue: {
        pt: 'diretório para o público, com entrada por provedores de redes sociais',
        en: 'a directory for the public, with sign-in through social identity providers',
        es: 'directorio para el público, con acceso por proveedores de redes sociales',
      },
      level: 2,
      say: {
        pt: '{permitir} que os clientes entrem com a própria conta do Google ou do Facebook',
        en: '{let} customers sign in with their own Google or Facebook account',
        es: '{permitir} que los clientes inicien sesión con su propia cuenta de Google o Facebook',
      },
      deny: {
        pt: 'não {cadastrar} pessoas de fora da empresa',
        en: '{not register} people from outside the company',
        es: 'no {registrar} a personas de fuera de la empresa',
      },
      how: {
        pt: 'O Microsoft Entra External ID confia em provedores sociais, que conferem a senha no lugar da empresa.',
        en: 'Microsoft Entra External ID trusts social providers, which check the password in place of the company.',
        es: 'Microsoft Entra External ID confía en proveedores sociales, que comprueban la contraseña en lugar de la empresa.',
      },
    },
    {
      id: 'ext-supplier',
      kind: 'purpose',
      of: ['external-id'],
      unclear: ['entra-id'],
      cue: {
        pt: 'convite B2B a quem já tem identidade em outro lugar',
        en: 'a B2B invitation to someone who already has an identity elsewhere',
        es: 'invitación B2B a quien ya tiene una identidad en otro lugar',
      },
      level: 1,
      say: {
        pt: '{convidar} um fornecedor a usar um aplicativo interno sem criar outra senha para ele',
        en: '{invite} a supplier to use an internal application without creating another password for them',
        es: '{invitar} a un proveedor a usar una aplicación interna sin crearle otra contraseña',
      },
      deny: {
        pt: 'não {cadastrar} pessoas de fora da empresa',
        en: '{not register} people from outside the company',
        es: 'no {registrar} a personas de fuera de la empresa',
      },
      how: {
        pt: 'O Microsoft Entra External ID envia um convite, e a pessoa entra com a conta que já tem.',
        en: 'Microsoft Entra External ID sends an invitation, and the person signs in with an existing account.',
        es: 'Microsoft Entra External ID envía una invitación, y la persona entra con la cuenta que ya tiene.',
      },
    },
    {
      id: 'ext-customers',
      kind: 'purpose',
      of: ['external-id'],
      unclear: ['entra-id'],
      cue: {
        pt: 'identidades do público mantidas à parte das dos empregados',
        en: 'identities of the public kept apart from those of the workforce',
        es: 'identidades del público mantenidas aparte de las de los empleados',
      },
      level: 1,
      say: {
        pt: '{cadastrar} os clientes de uma loja em um diretório separado do de funcionários',
        en: '{register} a store’s customers in a directory separate from the one for employees',
        es: '{registrar} a los clientes de una tienda en un directorio separado del de empleados',
      },
      deny: {
        pt: 'não {cadastrar} pessoas de fora da empresa',
        en: '{not register} people from outside the company',
        es: 'no {registrar} a personas de fuera de la empresa',
      },
      how: {
        pt: 'O Microsoft Entra External ID tem um locatário externo, em que as próprias pessoas se cadastram.',
        en: 'Microsoft Entra External ID has an external tenant, in which people sign up by themselves.',
        es: 'Microsoft Entra External ID tiene un inquilino externo, en el que las personas se registran por sí mismas.',
      },
    },
    {
      id: 'ext-auditors',
      kind: 'purpose',
      of: ['external-id'],
      unclear: ['entra-id', 'rbac', 'ad-ds'],
      cue: {
        pt: 'colaboradores de fora, admitidos com o login da organização deles',
        en: 'outside collaborators admitted with the sign-in of their home organization',
        es: 'colaboradores de fuera, admitidos con el inicio de sesión de su organización',
      },
      level: 1,
      say: {
        pt: '{dar} acesso a auditores de outra organização com as contas que eles já têm',
        en: '{give} access to auditors of another organization with the accounts they already have',
        es: '{dar} acceso a auditores de otra organización con las cuentas que ya tienen',
      },
      deny: {
        pt: 'não {cadastrar} pessoas de fora da empresa',
        en: '{not register} people from outside the company',
        es: 'no {registrar} a personas de fuera de la empresa',
      },
      how: {
        pt: 'O Microsoft Entra External ID registra cada pessoa como convidada, e a senha continua na organização de origem.',
        en: 'Microsoft Entra External ID registers each person as a guest, and the password stays with the home organization.',
        es: 'Microsoft Entra External ID registra a cada persona como invitada, y la contraseña queda en la organización de origen.',
      },
    },
    {
      id: 'ext-guest',
      kind: 'feature',
      of: ['external-id'],
      unclear: ['entra-id'],
      level: 1,
      say: {
        pt: '{adicionar} parceiros como usuários convidados (colaboração B2B)',
        en: '{add} partners as guest users (B2B collaboration)',
        es: '{agregar} socios como usuarios invitados (colaboración B2B)',
      },
      how: {
        pt: 'O Microsoft Entra External ID envia o convite por e-mail, e cada convidado entra com a conta que já tem.',
        en: 'Microsoft Entra External ID sends the invitation by email, and each guest signs in with an existing account.',
        es: 'Microsoft Entra External ID envía la invitación por correo, y cada invitado entra con la cuenta que ya tiene.',
      },
    },
    {
      id: 'ext-consumers',
      kind: 'feature',
      of: ['external-id'],
      unclear: ['entra-id'],
      cue: {
        pt: 'autocadastro do público de um aplicativo, com sua própria tela de entrada',
        en: 'self-registration for an application’s public, with its own sign-in screen',
        es: 'registro autónomo del público de una aplicación, con su propia pantalla de acceso',
      },
      level: 2,
      say: {
        pt: '{gerenciar} o cadastro e o login de consumidores (B2C) nos aplicativos da empresa',
        en: '{manage} the sign-up and sign-in of consumers (B2C) in the company’s applications',
        es: '{administrar} el registro y el inicio de sesión de consumidores (B2C) en las aplicaciones de la empresa',
      },
      how: {
        pt: 'O Microsoft Entra External ID mantém os consumidores em um locatário externo, com cadastro pelo próprio usuário.',
        en: 'Microsoft Entra External ID keeps consumers in an external tenant, in which users sign up by themselves.',
        es: 'Microsoft Entra External ID mantiene a los consumidores en un inquilino externo, en el que se registran ellos mismos.',
      },
    },
    {
      id: 'id-kerberos',
      kind: 'trait',
      of: ['domain-services', 'ad-ds'],
      cue: {
        pt: 'protocolos clássicos de autenticação exigidos por aplicações antigas',
        en: 'the classic authentication protocols that older applications require',
        es: 'protocolos clásicos de autenticación que exigen las aplicaciones antiguas',
      },
      level: 1,
      say: {
        pt: '{oferecer} LDAP, Kerberos e política de grupo',
        en: '{offer} LDAP, Kerberos and group policy',
        es: '{ofrecer} LDAP, Kerberos y directiva de grupo',
      },
    },
    {
      id: 'id-directory',
      kind: 'trait',
      of: ['entra-id', 'domain-services', 'ad-ds', 'external-id'],
      level: 1,
      say: {
        pt: '{guardar} contas de usuários em um diretório',
        en: '{hold} user accounts in a directory',
        es: '{guardar} cuentas de usuarios en un directorio',
      },
    },
    {
      id: 'id-cloud-managed',
      kind: 'trait',
      of: ['entra-id', 'domain-services'],
      unclear: ['external-id', 'rbac'],
      cue: {
        pt: 'diretório gerenciado para a equipe sem servidores a atualizar',
        en: 'a managed directory for the workforce with no servers to patch',
        es: 'directorio administrado para el personal sin servidores que actualizar',
      },
      level: 1,
      say: {
        pt: '{dispensar} a empresa de manter controladores de domínio',
        en: '{free} the company from maintaining domain controllers',
        es: '{liberar} a la empresa de mantener controladores de dominio',
      },
    },
    {
      id: 'id-join',
      kind: 'trait',
      of: ['domain-services', 'ad-ds'],
      unclear: ['entra-id'],
      level: 2,
      say: {
        pt: '{permitir} o ingresso de servidores Windows em um domínio',
        en: '{allow} Windows servers to join a domain',
        es: '{permitir} la unión de servidores Windows a un dominio',
      },
    },
  ],
  contrasts: [
    {
      between: ['external-id', 'ad-ds'],
      say: {
        pt: 'O External ID dá acesso a pessoas de fora da empresa; o AD DS é o domínio interno, em servidores que ela mantém.',
        en: 'External ID gives access to people outside the company; AD DS is the internal domain, on servers that it maintains.',
        es: 'External ID da acceso a personas externas a la empresa; AD DS es el dominio interno, en servidores que ella mantiene.',
      },
    },
    {
      between: ['external-id', 'conditional-access'],
      say: {
        pt: 'O External ID define como pessoas de fora entram; o Acesso Condicional decide em que condições o acesso é permitido.',
        en: 'External ID sets how people from outside sign in; Conditional Access decides under which conditions access is allowed.',
        es: 'External ID define cómo entran las personas externas; el Acceso condicional decide en qué condiciones se permite el acceso.',
      },
    },
    {
      between: ['entra-id', 'sso'],
      say: {
        pt: 'O Entra ID é o diretório que autentica; o logon único (SSO) é entrar uma vez e usar várias aplicações.',
        en: 'Entra ID is the directory that authenticates; single sign-on (SSO) is signing in once and using several applications.',
        es: 'Entra ID es el directorio que autentica; el inicio de sesión único (SSO) es entrar una vez y usar varias aplicaciones.',
      },
    },
    {
      between: ['entra-id', 'domain-services'],
      say: {
        pt: 'O Entra ID autentica por protocolos da web; o Domain Services acrescenta LDAP, Kerberos e ingresso em domínio para sistemas antigos.',
        en: 'Entra ID authenticates over web protocols; Domain Services adds LDAP, Kerberos and domain join for older systems.',
        es: 'Entra ID autentica con protocolos web; Domain Services agrega LDAP, Kerberos y unión a dominio para sistemas antiguos.',
      },
    },
    {
      between: ['domain-services', 'ad-ds'],
      say: {
        pt: 'Os dois oferecem LDAP e Kerberos; no Domain Services quem mantém os controladores de domínio é a Microsoft, no AD DS é a empresa.',
        en: 'Both offer LDAP and Kerberos; in Domain Services Microsoft maintains the domain controllers, in AD DS the company does.',
        es: 'Ambos ofrecen LDAP y Kerberos; en Domain Services los controladores de dominio los mantiene Microsoft, en AD DS la empresa.',
      },
    },
    {
      between: ['entra-id', 'ad-ds'],
      say: {
        pt: 'O Entra ID é um serviço na nuvem mantido pela Microsoft; o AD DS roda em servidores que a empresa mantém.',
        en: 'Entra ID is a cloud service maintained by Microsoft; AD DS runs on servers that the company maintains.',
        es: 'Entra ID es un servicio en la nube mantenido por Microsoft; AD DS corre en servidores que mantiene la empresa.',
      },
    },
    {
      between: ['entra-id', 'external-id'],
      say: {
        pt: 'O Entra ID guarda as identidades da empresa; o External ID dá acesso a identidades de fora, de parceiros e clientes.',
        en: 'Entra ID holds the company’s identities; External ID gives access to identities from outside, those of partners and customers.',
        es: 'Entra ID guarda las identidades de la empresa; External ID da acceso a identidades externas, de socios y clientes.',
      },
    },
    {
      between: ['rbac', 'conditional-access'],
      say: {
        pt: 'O Azure RBAC define o que a pessoa pode fazer nos recursos; o Acesso Condicional define em que condições ela entra.',
        en: 'Azure RBAC sets what a person may do on resources; Conditional Access sets under which conditions they sign in.',
        es: 'Azure RBAC define qué puede hacer la persona en los recursos; el Acceso condicional define en qué condiciones entra.',
      },
    },
    {
      between: ['rbac', 'pim'],
      say: {
        pt: 'O Azure RBAC atribui a função; o PIM a torna temporária e sujeita a aprovação.',
        en: 'Azure RBAC assigns the role; PIM makes it temporary and subject to approval.',
        es: 'Azure RBAC asigna el rol; PIM lo hace temporal y sujeto a aprobación.',
      },
    },
    {
      between: ['entra-id', 'rbac'],
      say: {
        pt: 'O Microsoft Entra ID diz quem é o usuário; o Azure RBAC diz o que ele pode fazer nos recursos do Azure.',
        en: 'Microsoft Entra ID says who the user is; Azure RBAC says what the user may do with Azure resources.',
        es: 'Microsoft Entra ID dice quién es el usuario; Azure RBAC dice qué puede hacer con los recursos de Azure.',
      },
    },
    {
      between: ['sso', 'external-id'],
      say: {
        pt: 'O SSO poupa senhas a quem já tem conta; o Entra External ID dá acesso a parceiros e clientes com as contas que eles já têm.',
        en: 'SSO spares passwords for those who already have an account; Entra External ID gives partners and customers access with the accounts they already have.',
        es: 'SSO ahorra contraseñas a quien ya tiene cuenta; Entra External ID da acceso a socios y clientes con las cuentas que ya tienen.',
      },
    },
    {
      between: ['entra-id', 'mfa'],
      say: {
        pt: 'O Entra ID guarda a conta e a autentica; a MFA é a segunda prova que ele pode pedir no login.',
        en: 'Entra ID holds the account and authenticates it; MFA is the second proof that it can ask for at sign-in.',
        es: 'Entra ID guarda la cuenta y la autentica; la MFA es la segunda prueba que puede pedir al iniciar sesión.',
      },
    },
    {
      between: ['external-id', 'domain-services'],
      say: {
        pt: 'O Domain Services dá LDAP e Kerberos a sistemas antigos; o External ID dá acesso a pessoas de fora da empresa.',
        en: 'Domain Services gives LDAP and Kerberos to old systems; External ID gives access to people from outside the company.',
        es: 'Domain Services da LDAP y Kerberos a sistemas antiguos; External ID da acceso a personas de fuera de la empresa.',
      },
    },
    {
      between: ['external-id', 'mfa'],
      say: {
        pt: 'O External ID deixa entrar pessoas de fora com a conta que já têm; a MFA exige uma segunda prova de quem entra.',
        en: 'External ID lets people from outside sign in with the account they have; MFA requires a second proof of whoever signs in.',
        es: 'External ID deja entrar a personas de fuera con la cuenta que ya tienen; la MFA exige una segunda prueba a quien entra.',
      },
    },
    {
      between: ['entra-id', 'conditional-access'],
      say: {
        pt: 'O Entra ID guarda as contas e as autentica; o Acesso Condicional decide em que condições uma conta autenticada passa.',
        en: 'Entra ID holds the accounts and authenticates them; Conditional Access decides under which conditions an authenticated account gets through.',
        es: 'Entra ID guarda las cuentas y las autentica; el Acceso condicional decide en qué condiciones pasa una cuenta autenticada.',
      },
    },
  ],
};
