import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const identityPlan: readonly Pattern[] = [
  {
    id: 'identity-plan',
    exams: {
      'saa-c03': { domain: 'secure', topic: 'access' },
    },
    scene: {
      pt: 'Pense em cada conta da AWS como um prédio da empresa, com um acesso para funcionários e uma recepção para clientes.',
      en: 'Think of each AWS account as a company building, with one entrance for employees and a reception desk for customers.',
      es: 'Piensa en cada cuenta de AWS como un edificio, con un acceso para los empleados y una recepción para los clientes.',
    },
    situations: [
      {
        id: 'insurer-accounts',
        text: {
          pt: 'Uma seguradora tem quarenta contas na AWS e um aplicativo para segurados. Ela revê como funcionários e segurados entram.',
          en: 'An insurer has forty AWS accounts and an app for policyholders. It is reviewing how employees and policyholders sign in.',
          es: 'Una aseguradora tiene cuarenta cuentas de AWS y una aplicación para asegurados. Revisa cómo entran empleados y asegurados.',
        },
        today: {
          pt: 'São 900 funcionários com um diretório corporativo e 2 milhões de segurados, que usam o aplicativo pelo Amazon API Gateway. Um arquiteto de soluções precisa propor o desenho.',
          en: 'It has 900 employees with a corporate directory and 2 million policyholders, who reach the app through Amazon API Gateway. A solutions architect must propose the design.',
          es: 'Son 900 empleados con un directorio corporativo y 2 millones de asegurados, que usan la aplicación por Amazon API Gateway. Un arquitecto de soluciones debe proponer el diseño.',
        },
      },
      {
        id: 'broadcaster-accounts',
        text: {
          pt: 'Uma emissora tem várias contas na AWS e um serviço de vídeo. Ela padroniza a entrada de funcionários e assinantes.',
          en: 'A broadcaster has several AWS accounts and a video service. It is standardizing how employees and subscribers sign in.',
          es: 'Una emisora con varias cuentas de AWS y un servicio de video estandariza el ingreso de empleados y suscriptores.',
        },
        today: {
          pt: 'Os 300 funcionários têm um diretório corporativo, e 800.000 assinantes assistem por um aplicativo que chama uma API na AWS.',
          en: 'Its 300 employees have a corporate directory, and 800,000 subscribers watch through an app that calls an API on AWS.',
          es: 'Sus 300 empleados tienen un directorio corporativo, y 800.000 suscriptores ven los videos en una aplicación que llama a una API en AWS.',
        },
      },
      {
        id: 'food-chain',
        text: {
          pt: 'Uma rede de restaurantes tem uma conta da AWS por equipe e lança um aplicativo de pedidos para clientes.',
          en: 'A restaurant chain has one AWS account per team and is launching an ordering app for customers.',
          es: 'Una red de restaurantes tiene una cuenta de AWS por equipo y lanza una aplicación de pedidos para clientes.',
        },
        today: {
          pt: 'Os 120 desenvolvedores têm um diretório corporativo, e o aplicativo espera 500.000 clientes, por uma API na AWS. É preciso projetar os dois logins.',
          en: 'Its 120 developers have a corporate directory, and the app expects 500,000 customers, through an API on AWS. Both kinds of sign-in must be designed.',
          es: 'Sus 120 desarrolladores tienen un directorio corporativo, y la aplicación espera 500.000 clientes, por una API en AWS. Hay que diseñar ambos inicios de sesión.',
        },
      },
    ],
    candidates: [
      {
        id: 'center-cognito',
        text: {
          pt: 'IAM Identity Center e user pools do Cognito',
          en: 'IAM Identity Center and Cognito user pools',
          es: 'IAM Identity Center y user pools de Cognito',
        },
        action: {
          pt: 'Reunir as contas em uma organização, ativar o AWS IAM Identity Center para os funcionários e criar um user pool do Amazon Cognito para os clientes.',
          en: 'Bring the accounts into one organization, enable AWS IAM Identity Center for employees and create an Amazon Cognito user pool for customers.',
          es: 'Reunir las cuentas en una organización, activar AWS IAM Identity Center para los empleados y crear un user pool de Amazon Cognito para los clientes.',
        },
        uses: ['Identity Center', 'Cognito'],
        why: {
          pt: 'O IAM Identity Center liga o diretório da empresa uma vez e dá acesso temporário a todas as contas da organização por conjuntos de permissões. Um user pool do Amazon Cognito cuida de cadastro, senhas, MFA e entrada com contas sociais de milhões de clientes.',
          en: 'IAM Identity Center connects the company directory once and gives temporary access to all accounts of the organization through permission sets. An Amazon Cognito user pool takes care of sign-up, passwords, MFA and sign-in with social accounts for millions of customers.',
          es: 'IAM Identity Center conecta el directorio de la empresa una vez y da acceso temporal a todas las cuentas de la organización con conjuntos de permisos. Un user pool de Amazon Cognito se ocupa de registro, contraseñas, MFA y entrada con cuentas sociales de millones de clientes.',
        },
        likeness: {
          pt: 'passes do dia da portaria única de prédios agrupados, e uma recepção pronta do dono dos prédios com regras dele',
          en: 'day passes from the one gatehouse of grouped buildings, and a ready-made reception from the landlord under his rules',
          es: 'pases diarios de la portería única de edificios agrupados, y una recepción lista del dueño del edificio con sus reglas',
        },
        tell: {
          pt: 'Funcionários com credenciais temporárias em várias contas: IAM Identity Center. Sem código que confira senhas de clientes: um user pool do Cognito. Dados de login dos clientes na AWS: um user pool do Cognito. Acesso a todas as contas retirado em um só lugar: IAM Identity Center. Funcionários que só podem usar credenciais temporárias: IAM Identity Center.',
          en: 'Employees with temporary credentials in many accounts: IAM Identity Center. No code that checks customer passwords: a Cognito user pool. Customer login data in AWS: a Cognito user pool. Access to all accounts revoked in one place: IAM Identity Center. Employees who may use only temporary credentials: IAM Identity Center.',
          es: 'Empleados con credenciales temporales en varias cuentas: IAM Identity Center. Sin código que verifique contraseñas de clientes: un user pool de Cognito. Datos de login de los clientes en AWS: un user pool de Cognito. Acceso a todas las cuentas quitado en un solo lugar: IAM Identity Center. Empleados que solo pueden usar credenciales temporales: IAM Identity Center.',
        },
        source: docs('singlesignon/latest/userguide/what-is.html'),
        secondSource: docs('cognito/latest/developerguide/cognito-user-pools.html'),
        popularity: 5,
      },
      {
        id: 'center-own-login',
        rightWith: ['old-hashes'],
        text: {
          pt: 'IAM Identity Center e login próprio em contêineres',
          en: 'IAM Identity Center and a custom login in containers',
          es: 'IAM Identity Center y login propio en contenedores',
        },
        action: {
          pt: 'Reunir as contas em uma organização, ativar o AWS IAM Identity Center para os funcionários e executar em contêineres um programa próprio de login para os clientes.',
          en: 'Bring the accounts into one organization, enable AWS IAM Identity Center for employees and run a custom login program in containers for customers.',
          es: 'Reunir las cuentas en una organización, activar AWS IAM Identity Center para los empleados y ejecutar en contenedores un programa propio de login para los clientes.',
        },
        uses: ['Identity Center'],
        why: {
          pt: 'O IAM Identity Center liga o diretório da empresa uma vez e dá acesso temporário a todas as contas da organização por conjuntos de permissões. Um login próprio em contêineres guarda as contas dos clientes no banco de dados da empresa, sob seu controle completo.',
          en: 'IAM Identity Center connects the company directory once and gives temporary access to all accounts of the organization through permission sets. A custom login in containers keeps customer accounts in the company’s database, under its full control.',
          es: 'IAM Identity Center conecta el directorio de la empresa una vez y da acceso temporal a todas las cuentas de la organización con conjuntos de permisos. Un login propio en contenedores guarda las cuentas de clientes en la base de datos de la empresa, bajo su control completo.',
        },
        likeness: {
          pt: 'passes do dia da portaria única de prédios agrupados, e uma recepção com regras suas atendida por gente sua',
          en: 'day passes from the one gatehouse of grouped buildings, and a reception under your own rules staffed by your people',
          es: 'pases diarios de la portería única de edificios agrupados, y una recepción con reglas tuyas atendida por tu gente',
        },
        tell: {
          pt: 'Funcionários com credenciais temporárias em várias contas: IAM Identity Center. Senhas em formato próprio: o programa de login da empresa, que já as confere. Acesso a todas as contas retirado em um só lugar: IAM Identity Center. Funcionários que só podem usar credenciais temporárias: IAM Identity Center.',
          en: 'Employees with temporary credentials in many accounts: IAM Identity Center. Passwords in a custom format: the company’s own login program. Access to all accounts revoked in one place: IAM Identity Center. Employees who may use only temporary credentials: IAM Identity Center.',
          es: 'Empleados con credenciales temporales en varias cuentas: IAM Identity Center. Contraseñas en formato propio: el programa de login de la empresa, que ya las verifica. Acceso a todas las cuentas quitado en un solo lugar: IAM Identity Center. Empleados que solo pueden usar credenciales temporales: IAM Identity Center.',
        },
        source: docs('singlesignon/latest/userguide/what-is.html'),
        popularity: 4,
      },
      {
        id: 'center-oidc',
        rightWith: ['contracted'],
        text: {
          pt: 'IAM Identity Center e provedor OIDC externo',
          en: 'IAM Identity Center and an external OIDC provider',
          es: 'IAM Identity Center y proveedor OIDC externo',
        },
        action: {
          pt: 'Reunir as contas em uma organização, ativar o AWS IAM Identity Center para os funcionários e deixar a autenticação dos clientes com um provedor OIDC externo.',
          en: 'Bring the accounts into one organization, enable AWS IAM Identity Center for employees and leave the authentication of customers to an external OIDC provider.',
          es: 'Reunir las cuentas en una organización, activar AWS IAM Identity Center para los empleados y dejar la autenticación de los clientes en un proveedor OIDC externo.',
        },
        uses: ['Identity Center', 'OIDC'],
        why: {
          pt: 'O IAM Identity Center liga o diretório da empresa uma vez e dá acesso temporário a todas as contas da organização por conjuntos de permissões. O API Gateway valida por si os tokens de um provedor OIDC que a empresa já contrata fora da AWS.',
          en: 'IAM Identity Center connects the company directory once and gives temporary access to all accounts of the organization through permission sets. API Gateway itself validates the tokens of an OIDC provider that the company already contracts outside AWS.',
          es: 'IAM Identity Center conecta el directorio de la empresa una vez y da acceso temporal a todas las cuentas de la organización con conjuntos de permisos. API Gateway valida por sí mismo los tokens de un proveedor OIDC que la empresa ya contrata fuera de AWS.',
        },
        likeness: {
          pt: 'passes do dia da portaria única de prédios agrupados, e uma recepção já contratada que guarda os nomes lá fora',
          en: 'day passes from the one gatehouse of grouped buildings, and a reception already hired that keeps the names off site',
          es: 'pases diarios de la portería única de edificios agrupados, y una recepción ya contratada que guarda los nombres fuera',
        },
        tell: {
          pt: 'Funcionários com credenciais temporárias em várias contas: IAM Identity Center. Tokens do provedor de identidade contratado: OIDC, conferido pelo API Gateway. Acesso a todas as contas retirado em um só lugar: IAM Identity Center. Funcionários que só podem usar credenciais temporárias: IAM Identity Center.',
          en: 'Employees with temporary credentials in many accounts: IAM Identity Center. Tokens of an identity provider under contract: OIDC, checked by API Gateway. Access to all accounts revoked in one place: IAM Identity Center. Employees who may use only temporary credentials: IAM Identity Center.',
          es: 'Empleados con credenciales temporales en varias cuentas: IAM Identity Center. Tokens del proveedor de identidad contratado: OIDC, verificado por API Gateway. Acceso a todas las cuentas quitado en un solo lugar: IAM Identity Center. Empleados que solo pueden usar credenciales temporales: IAM Identity Center.',
        },
        source: docs('singlesignon/latest/userguide/what-is.html'),
        secondSource: docs('apigateway/latest/developerguide/http-api-jwt-authorizer.html'),
        popularity: 4,
      },
      {
        id: 'saml-cognito',
        rightWith: ['no-organization'],
        text: {
          pt: 'Provedor SAML no IAM e user pools do Cognito',
          en: 'An IAM SAML provider and Cognito user pools',
          es: 'Proveedor SAML en IAM y user pools de Cognito',
        },
        action: {
          pt: 'Criar em cada conta um provedor SAML e funções do IAM para os funcionários e criar um user pool do Amazon Cognito para os clientes.',
          en: 'Create an IAM SAML provider and roles for employees in each account and create an Amazon Cognito user pool for customers.',
          es: 'Crear en cada cuenta un proveedor SAML y roles de IAM para los empleados y crear un user pool de Amazon Cognito para los clientes.',
        },
        uses: ['SAML', 'Cognito'],
        why: {
          pt: 'Um provedor SAML no IAM troca o login do diretório por credenciais temporárias de uma função daquela conta. Um user pool do Amazon Cognito cuida de cadastro, senhas, MFA e entrada com contas sociais de milhões de clientes.',
          en: 'A SAML provider in IAM trades the login of the directory for temporary credentials of a role in that account. An Amazon Cognito user pool takes care of sign-up, passwords, MFA and sign-in with social accounts for millions of customers.',
          es: 'Un proveedor SAML en IAM cambia el inicio de sesión del directorio por credenciales temporales de un rol de esa cuenta. Un user pool de Amazon Cognito se ocupa de registro, contraseñas, MFA y entrada con cuentas sociales de millones de clientes.',
        },
        likeness: {
          pt: 'passes do dia de uma portaria separada em cada prédio, e uma recepção pronta do dono dos prédios com regras dele',
          en: 'day passes from a separate gatehouse in each building, and a ready-made reception from the landlord under his rules',
          es: 'pases diarios de una portería separada en cada edificio, y una recepción lista del dueño del edificio con sus reglas',
        },
        tell: {
          pt: 'Contas fora de uma organização: um provedor SAML do IAM em cada uma. Sem código que confira senhas de clientes: um user pool do Cognito. Dados de login dos clientes na AWS: um user pool do Cognito. Funcionários que só podem usar credenciais temporárias: federação SAML, com funções.',
          en: 'Accounts outside any organization: an IAM SAML provider in each. No code that checks customer passwords: a Cognito user pool. Customer login data in AWS: a Cognito user pool. Employees who may use only temporary credentials: SAML federation, with roles.',
          es: 'Cuentas fuera de una organización: un proveedor SAML de IAM en cada una. Sin código que verifique contraseñas de clientes: un user pool de Cognito. Datos de login de los clientes en AWS: un user pool de Cognito. Empleados que solo pueden usar credenciales temporales: federación SAML, con roles.',
        },
        source: docs('IAM/latest/UserGuide/id_roles_providers_saml.html'),
        secondSource: docs('cognito/latest/developerguide/cognito-user-pools.html'),
        popularity: 4,
      },
      {
        id: 'saml-own-login',
        rightWith: ['no-organization', 'old-hashes'],
        text: {
          pt: 'Provedor SAML no IAM e login próprio em contêineres',
          en: 'An IAM SAML provider and a custom login in containers',
          es: 'Proveedor SAML en IAM y login propio en contenedores',
        },
        action: {
          pt: 'Criar em cada conta um provedor SAML e funções do IAM para os funcionários e executar em contêineres um programa próprio de login para os clientes.',
          en: 'Create an IAM SAML provider and roles for employees in each account and run a custom login program in containers for customers.',
          es: 'Crear en cada cuenta un proveedor SAML y roles de IAM para los empleados y ejecutar en contenedores un programa propio de login para los clientes.',
        },
        uses: ['SAML'],
        why: {
          pt: 'Um provedor SAML no IAM troca o login do diretório por credenciais temporárias de uma função daquela conta. Um login próprio em contêineres guarda as contas dos clientes no banco de dados da empresa, sob seu controle completo.',
          en: 'A SAML provider in IAM trades the login of the directory for temporary credentials of a role in that account. A custom login in containers keeps customer accounts in the company’s database, under its full control.',
          es: 'Un proveedor SAML en IAM cambia el inicio de sesión del directorio por credenciales temporales de un rol de esa cuenta. Un login propio en contenedores guarda las cuentas de clientes en la base de datos de la empresa, bajo su control completo.',
        },
        likeness: {
          pt: 'passes do dia de uma portaria separada em cada prédio, e uma recepção com regras suas atendida por gente sua',
          en: 'day passes from a separate gatehouse in each building, and a reception under your own rules staffed by your people',
          es: 'pases diarios de una portería separada en cada edificio, y una recepción con reglas tuyas atendida por tu gente',
        },
        tell: {
          pt: 'Contas fora de uma organização: um provedor SAML do IAM em cada uma. Senhas em formato próprio: o programa de login da empresa, que já as confere. Funcionários que só podem usar credenciais temporárias: federação SAML, com funções.',
          en: 'Accounts outside any organization: an IAM SAML provider in each. Passwords in a custom format: the company’s own login program. Employees who may use only temporary credentials: SAML federation, with roles.',
          es: 'Cuentas fuera de una organización: un proveedor SAML de IAM en cada una. Contraseñas en formato propio: el programa de login de la empresa, que ya las verifica. Empleados que solo pueden usar credenciales temporales: federación SAML, con roles.',
        },
        source: docs('IAM/latest/UserGuide/id_roles_providers_saml.html'),
        popularity: 3,
      },
      {
        id: 'saml-oidc',
        rightWith: ['no-organization', 'contracted'],
        text: {
          pt: 'Provedor SAML no IAM e provedor OIDC externo',
          en: 'An IAM SAML provider and an external OIDC provider',
          es: 'Proveedor SAML en IAM y proveedor OIDC externo',
        },
        action: {
          pt: 'Criar em cada conta um provedor SAML e funções do IAM para os funcionários e deixar a autenticação dos clientes com um provedor OIDC externo.',
          en: 'Create an IAM SAML provider and roles for employees in each account and leave the authentication of customers to an external OIDC provider.',
          es: 'Crear en cada cuenta un proveedor SAML y roles de IAM para los empleados y dejar la autenticación de los clientes en un proveedor OIDC externo.',
        },
        uses: ['SAML', 'OIDC'],
        why: {
          pt: 'Um provedor SAML no IAM troca o login do diretório por credenciais temporárias de uma função daquela conta. O API Gateway valida por si os tokens de um provedor OIDC que a empresa já contrata fora da AWS.',
          en: 'A SAML provider in IAM trades the login of the directory for temporary credentials of a role in that account. API Gateway itself validates the tokens of an OIDC provider that the company already contracts outside AWS.',
          es: 'Un proveedor SAML en IAM cambia el inicio de sesión del directorio por credenciales temporales de un rol de esa cuenta. API Gateway valida por sí mismo los tokens de un proveedor OIDC que la empresa ya contrata fuera de AWS.',
        },
        likeness: {
          pt: 'passes do dia de uma portaria separada em cada prédio, e uma recepção já contratada que guarda os nomes lá fora',
          en: 'day passes from a separate gatehouse in each building, and a reception already hired that keeps the names off site',
          es: 'pases diarios de una portería separada en cada edificio, y una recepción ya contratada que guarda los nombres fuera',
        },
        tell: {
          pt: 'Contas fora de uma organização: um provedor SAML do IAM em cada uma. Tokens do provedor de identidade contratado: OIDC, conferido pelo API Gateway. Funcionários que só podem usar credenciais temporárias: federação SAML, com funções.',
          en: 'Accounts outside any organization: an IAM SAML provider in each. Tokens of an identity provider under contract: OIDC, checked by API Gateway. Employees who may use only temporary credentials: SAML federation, with roles.',
          es: 'Cuentas fuera de una organización: un proveedor SAML de IAM en cada una. Tokens del proveedor de identidad contratado: OIDC, verificado por API Gateway. Empleados que solo pueden usar credenciales temporales: federación SAML, con roles.',
        },
        source: docs('IAM/latest/UserGuide/id_roles_providers_saml.html'),
        secondSource: docs('apigateway/latest/developerguide/http-api-jwt-authorizer.html'),
        popularity: 3,
      },
      {
        id: 'users-cognito',
        neverRight: true,
        text: {
          pt: 'Usuários IAM com MFA e user pools do Cognito',
          en: 'IAM users with MFA and Cognito user pools',
          es: 'Usuarios de IAM con MFA y user pools de Cognito',
        },
        action: {
          pt: 'Criar em cada conta usuários do IAM com MFA para os funcionários e criar um user pool do Amazon Cognito para os clientes.',
          en: 'Create IAM users with MFA for employees in each account and create an Amazon Cognito user pool for customers.',
          es: 'Crear en cada cuenta usuarios de IAM con MFA para los empleados y crear un user pool de Amazon Cognito para los clientes.',
        },
        uses: ['Cognito'],
        why: {
          pt: 'Usuários do IAM com MFA não precisam de diretório algum, mas têm credenciais de longa duração em cada conta. Um user pool do Amazon Cognito cuida de cadastro, senhas, MFA e entrada com contas sociais de milhões de clientes.',
          en: 'IAM users with MFA need no directory, but have long-term credentials in each account. An Amazon Cognito user pool takes care of sign-up, passwords, MFA and sign-in with social accounts for millions of customers.',
          es: 'Los usuarios de IAM con MFA no necesitan directorio, pero tienen credenciales de larga duración en cada cuenta. Un user pool de Amazon Cognito se ocupa de registro, contraseñas, MFA y entrada con cuentas sociales de millones de clientes.',
        },
        likeness: {
          pt: 'chaves permanentes de cada funcionário em cada prédio, e uma recepção pronta do dono dos prédios com regras dele',
          en: 'permanent keys for each employee in each building, and a ready-made reception from the landlord under his rules',
          es: 'llaves permanentes de cada empleado en cada edificio, y una recepción lista del dueño del edificio con sus reglas',
        },
        tell: {
          pt: 'Equipes pequenas sem diretório: usuários do IAM com MFA. Sem código que confira senhas de clientes: um user pool do Cognito. Dados de login dos clientes na AWS: um user pool do Cognito.',
          en: 'Small teams without a directory: IAM users with MFA. No code that checks customer passwords: a Cognito user pool. Customer login data in AWS: a Cognito user pool.',
          es: 'Equipos pequeños sin directorio: usuarios de IAM con MFA. Sin código que verifique contraseñas de clientes: un user pool de Cognito. Datos de login de los clientes en AWS: un user pool de Cognito.',
        },
        source: docs('IAM/latest/UserGuide/id_users.html'),
        popularity: 5,
      },
      {
        id: 'users-own-login',
        neverRight: true,
        text: {
          pt: 'Usuários IAM com MFA e login próprio em contêineres',
          en: 'IAM users with MFA and a custom login in containers',
          es: 'Usuarios de IAM con MFA y login propio en contenedores',
        },
        action: {
          pt: 'Criar em cada conta usuários do IAM com MFA para os funcionários e executar em contêineres um programa próprio de login para os clientes.',
          en: 'Create IAM users with MFA for employees in each account and run a custom login program in containers for customers.',
          es: 'Crear en cada cuenta usuarios de IAM con MFA para los empleados y ejecutar en contenedores un programa propio de login para los clientes.',
        },
        uses: [],
        why: {
          pt: 'Usuários do IAM com MFA não precisam de diretório algum, mas têm credenciais de longa duração em cada conta. Um login próprio em contêineres guarda as contas dos clientes no banco de dados da empresa, sob seu controle completo.',
          en: 'IAM users with MFA need no directory, but have long-term credentials in each account. A custom login in containers keeps customer accounts in the company’s database, under its full control.',
          es: 'Los usuarios de IAM con MFA no necesitan directorio, pero tienen credenciales de larga duración en cada cuenta. Un login propio en contenedores guarda las cuentas de clientes en la base de datos de la empresa, bajo su control completo.',
        },
        likeness: {
          pt: 'chaves permanentes de cada funcionário em cada prédio, e uma recepção com regras suas atendida por gente sua',
          en: 'permanent keys for each employee in each building, and a reception under your own rules staffed by your people',
          es: 'llaves permanentes de cada empleado en cada edificio, y una recepción con reglas tuyas atendida por tu gente',
        },
        tell: {
          pt: 'Equipes pequenas sem diretório: usuários do IAM com MFA. Senhas em formato próprio: o programa de login da empresa, que já as confere.',
          en: 'Small teams without a directory: IAM users with MFA. Passwords in a custom format: the company’s own login program.',
          es: 'Equipos pequeños sin directorio: usuarios de IAM con MFA. Contraseñas en formato propio: el programa de login de la empresa, que ya las verifica.',
        },
        source: docs('IAM/latest/UserGuide/id_users.html'),
        popularity: 4,
      },
      {
        id: 'users-oidc',
        neverRight: true,
        text: {
          pt: 'Usuários IAM com MFA e provedor OIDC externo',
          en: 'IAM users with MFA and an external OIDC provider',
          es: 'Usuarios de IAM con MFA y proveedor OIDC externo',
        },
        action: {
          pt: 'Criar em cada conta usuários do IAM com MFA para os funcionários e deixar a autenticação dos clientes com um provedor OIDC externo.',
          en: 'Create IAM users with MFA for employees in each account and leave the authentication of customers to an external OIDC provider.',
          es: 'Crear en cada cuenta usuarios de IAM con MFA para los empleados y dejar la autenticación de los clientes en un proveedor OIDC externo.',
        },
        uses: ['OIDC'],
        why: {
          pt: 'Usuários do IAM com MFA não precisam de diretório algum, mas têm credenciais de longa duração em cada conta. O API Gateway valida por si os tokens de um provedor OIDC que a empresa já contrata fora da AWS.',
          en: 'IAM users with MFA need no directory, but have long-term credentials in each account. API Gateway itself validates the tokens of an OIDC provider that the company already contracts outside AWS.',
          es: 'Los usuarios de IAM con MFA no necesitan directorio, pero tienen credenciales de larga duración en cada cuenta. API Gateway valida por sí mismo los tokens de un proveedor OIDC que la empresa ya contrata fuera de AWS.',
        },
        likeness: {
          pt: 'chaves permanentes de cada funcionário em cada prédio, e uma recepção já contratada que guarda os nomes lá fora',
          en: 'permanent keys for each employee in each building, and a reception already hired that keeps the names off site',
          es: 'llaves permanentes de cada empleado en cada edificio, y una recepción ya contratada que guarda los nombres fuera',
        },
        tell: {
          pt: 'Equipes pequenas sem diretório: usuários do IAM com MFA. Tokens do provedor de identidade contratado: OIDC, conferido pelo API Gateway.',
          en: 'Small teams without a directory: IAM users with MFA. Tokens of an identity provider under contract: OIDC, checked by API Gateway.',
          es: 'Equipos pequeños sin directorio: usuarios de IAM con MFA. Tokens del proveedor de identidad contratado: OIDC, verificado por API Gateway.',
        },
        source: docs('IAM/latest/UserGuide/id_users.html'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'no-long-keys',
        text: {
          pt: 'Depois de um vazamento de chaves de acesso, os funcionários só podem usar credenciais temporárias na AWS.',
          en: 'After a leak of access keys, employees may use only temporary credentials on AWS.',
          es: 'Tras una filtración de claves de acceso, los empleados solo pueden usar credenciales temporales en AWS.',
        },
        fits: ['center-cognito', 'center-own-login', 'center-oidc', 'saml-cognito', 'saml-own-login', 'saml-oidc'],
        rulesOut: {
          'users-cognito': {
            pt: 'Usuários do IAM têm senha ou chaves de longa duração.',
            en: 'IAM users have long-term passwords or access keys.',
            es: 'Los usuarios de IAM tienen contraseña o claves de larga duración.',
          },
          'users-own-login': {
            pt: 'Usuários do IAM têm senha ou chaves de longa duração.',
            en: 'IAM users have long-term passwords or access keys.',
            es: 'Los usuarios de IAM tienen contraseña o claves de larga duración.',
          },
          'users-oidc': {
            pt: 'Usuários do IAM têm senha ou chaves de longa duração.',
            en: 'IAM users have long-term passwords or access keys.',
            es: 'Los usuarios de IAM tienen contraseña o claves de larga duración.',
          },
        },
      },
      {
        id: 'one-place',
        text: {
          pt: 'O acesso a todas as contas deve ser retirado em um só lugar, sem configurar o login em cada conta nova.',
          en: 'Access to all accounts must be revoked in one place, with no sign-in setup in each new account.',
          es: 'El acceso a todas las cuentas debe quitarse en un solo lugar, sin configurar el login en cada cuenta nueva.',
        },
        fits: ['center-cognito', 'center-own-login', 'center-oidc'],
        rulesOut: {
          'saml-cognito': {
            pt: 'Com um provedor SAML em cada conta, cada conta nova tem de ser configurada.',
            en: 'With a SAML provider per account, each new account has to be set up.',
            es: 'Con un proveedor SAML en cada cuenta, cada cuenta nueva debe configurarse.',
          },
          'saml-own-login': {
            pt: 'Com um provedor SAML em cada conta, cada conta nova tem de ser configurada.',
            en: 'With a SAML provider per account, each new account has to be set up.',
            es: 'Con un proveedor SAML en cada cuenta, cada cuenta nueva debe configurarse.',
          },
          'saml-oidc': {
            pt: 'Com um provedor SAML em cada conta, cada conta nova tem de ser configurada.',
            en: 'With a SAML provider per account, each new account has to be set up.',
            es: 'Con un proveedor SAML en cada cuenta, cada cuenta nueva debe configurarse.',
          },
          'users-cognito': {
            pt: 'Usuários do IAM existem em cada conta e têm de ser apagados em cada uma.',
            en: 'IAM users exist in each account and have to be deleted in each.',
            es: 'Los usuarios de IAM existen en cada cuenta y deben borrarse en cada una.',
          },
          'users-own-login': {
            pt: 'Usuários do IAM existem em cada conta e têm de ser apagados em cada uma.',
            en: 'IAM users exist in each account and have to be deleted in each.',
            es: 'Los usuarios de IAM existen en cada cuenta y deben borrarse en cada una.',
          },
          'users-oidc': {
            pt: 'Usuários do IAM existem em cada conta e têm de ser apagados em cada uma.',
            en: 'IAM users exist in each account and have to be deleted in each.',
            es: 'Los usuarios de IAM existen en cada cuenta y deben borrarse en cada una.',
          },
        },
      },
      {
        id: 'no-organization',
        text: {
          pt: 'Por decisão da diretoria, cada conta continua fora de qualquer organização da AWS.',
          en: 'By decision of the board, each account stays outside any AWS organization.',
          es: 'Por decisión de la dirección, cada cuenta sigue fuera de cualquier organización de AWS.',
        },
        fits: ['saml-cognito', 'saml-own-login', 'saml-oidc', 'users-cognito', 'users-own-login', 'users-oidc'],
        rulesOut: {
          'center-cognito': {
            pt: 'O IAM Identity Center dá acesso às contas de uma organização da AWS.',
            en: 'IAM Identity Center gives access to the accounts of an AWS organization.',
            es: 'IAM Identity Center da acceso a las cuentas de una organización de AWS.',
          },
          'center-own-login': {
            pt: 'O IAM Identity Center dá acesso às contas de uma organização da AWS.',
            en: 'IAM Identity Center gives access to the accounts of an AWS organization.',
            es: 'IAM Identity Center da acceso a las cuentas de una organización de AWS.',
          },
          'center-oidc': {
            pt: 'O IAM Identity Center dá acesso às contas de uma organização da AWS.',
            en: 'IAM Identity Center gives access to the accounts of an AWS organization.',
            es: 'IAM Identity Center da acceso a las cuentas de una organización de AWS.',
          },
        },
      },
      {
        id: 'no-login-code',
        text: {
          pt: 'A equipe de desenvolvimento não quer manter código que verifique senhas de clientes.',
          en: 'The development team does not want to maintain code that checks customer passwords.',
          es: 'El equipo de desarrollo no quiere mantener código que verifique contraseñas de clientes.',
        },
        fits: ['center-cognito', 'center-oidc', 'saml-cognito', 'saml-oidc', 'users-cognito', 'users-oidc'],
        rulesOut: {
          'center-own-login': {
            pt: 'Um login próprio é código que a equipe escreve, protege e mantém.',
            en: 'A custom login is code that the team writes, protects and maintains.',
            es: 'Un login propio es código que el equipo escribe, protege y mantiene.',
          },
          'saml-own-login': {
            pt: 'Um login próprio é código que a equipe escreve, protege e mantém.',
            en: 'A custom login is code that the team writes, protects and maintains.',
            es: 'Un login propio es código que el equipo escribe, protege y mantiene.',
          },
          'users-own-login': {
            pt: 'Um login próprio é código que a equipe escreve, protege e mantém.',
            en: 'A custom login is code that the team writes, protects and maintains.',
            es: 'Un login propio es código que el equipo escribe, protege y mantiene.',
          },
        },
      },
      {
        id: 'inside-aws',
        text: {
          pt: 'A política de privacidade exige que os dados de login dos clientes fiquem nos serviços da empresa na AWS.',
          en: 'The privacy policy requires customer login data to stay in the company’s own AWS services.',
          es: 'La política de privacidad exige que los datos de login de los clientes queden en los servicios de la empresa en AWS.',
        },
        fits: [
          'center-cognito',
          'center-own-login',
          'saml-cognito',
          'saml-own-login',
          'users-cognito',
          'users-own-login',
        ],
        rulesOut: {
          'center-oidc': {
            pt: 'Um provedor OIDC externo guarda os logins fora da AWS.',
            en: 'An external OIDC provider keeps the logins outside AWS.',
            es: 'Un proveedor OIDC externo guarda los logins fuera de AWS.',
          },
          'saml-oidc': {
            pt: 'Um provedor OIDC externo guarda os logins fora da AWS.',
            en: 'An external OIDC provider keeps the logins outside AWS.',
            es: 'Un proveedor OIDC externo guarda los logins fuera de AWS.',
          },
          'users-oidc': {
            pt: 'Um provedor OIDC externo guarda os logins fora da AWS.',
            en: 'An external OIDC provider keeps the logins outside AWS.',
            es: 'Un proveedor OIDC externo guarda los logins fuera de AWS.',
          },
        },
      },
      {
        id: 'contracted',
        notWith: ['old-hashes'],
        text: {
          pt: 'O aplicativo deve aceitar os tokens do provedor de identidade que a empresa já contrata.',
          en: 'The app must accept the tokens of the identity provider already under contract.',
          es: 'La aplicación debe aceptar los tokens del proveedor de identidad que la empresa ya contrata.',
        },
        fits: ['center-oidc', 'saml-oidc', 'users-oidc'],
        rulesOut: {
          'center-own-login': {
            pt: 'Um login próprio substituiria o provedor contratado e seus tokens.',
            en: 'A login of the company’s own would replace the contracted provider and its tokens.',
            es: 'Un login propio sustituiría al proveedor contratado y sus tokens.',
          },
          'saml-own-login': {
            pt: 'Um login próprio substituiria o provedor contratado e seus tokens.',
            en: 'A login of the company’s own would replace the contracted provider and its tokens.',
            es: 'Un login propio sustituiría al proveedor contratado y sus tokens.',
          },
          'users-own-login': {
            pt: 'Um login próprio substituiria o provedor contratado e seus tokens.',
            en: 'A login of the company’s own would replace the contracted provider and its tokens.',
            es: 'Un login propio sustituiría al proveedor contratado y sus tokens.',
          },
        },
      },
      {
        id: 'old-hashes',
        text: {
          pt: 'A empresa deve manter o seu programa de login, que confere as senhas dos clientes em formato próprio.',
          en: 'The company must keep its login program, which checks customer passwords in a custom format.',
          es: 'La empresa debe conservar su programa de login, que verifica las contraseñas de los clientes en formato propio.',
        },
        fits: ['center-own-login', 'saml-own-login', 'users-own-login'],
        rulesOut: {
          'center-cognito': {
            pt: 'Um user pool do Cognito guarda e confere as senhas em seu próprio diretório, e não no programa da empresa.',
            en: 'A Cognito user pool keeps and checks passwords in its own directory, not in the company’s program.',
            es: 'Un user pool de Cognito guarda y verifica las contraseñas en su propio directorio, y no en el programa de la empresa.',
          },
          'center-oidc': {
            pt: 'Um provedor OIDC externo guarda e confere as senhas por conta própria.',
            en: 'An external OIDC provider keeps and checks the passwords itself.',
            es: 'Un proveedor OIDC externo guarda y comprueba las contraseñas por su cuenta.',
          },
          'saml-cognito': {
            pt: 'Um user pool do Cognito guarda e confere as senhas em seu próprio diretório, e não no programa da empresa.',
            en: 'A Cognito user pool keeps and checks passwords in its own directory, not in the company’s program.',
            es: 'Un user pool de Cognito guarda y verifica las contraseñas en su propio directorio, y no en el programa de la empresa.',
          },
          'saml-oidc': {
            pt: 'Um provedor OIDC externo guarda e confere as senhas por conta própria.',
            en: 'An external OIDC provider keeps and checks the passwords itself.',
            es: 'Un proveedor OIDC externo guarda y comprueba las contraseñas por su cuenta.',
          },
          'users-cognito': {
            pt: 'Um user pool do Cognito guarda e confere as senhas em seu próprio diretório, e não no programa da empresa.',
            en: 'A Cognito user pool keeps and checks passwords in its own directory, not in the company’s program.',
            es: 'Un user pool de Cognito guarda y verifica las contraseñas en su propio directorio, y no en el programa de la empresa.',
          },
          'users-oidc': {
            pt: 'Um provedor OIDC externo guarda e confere as senhas por conta própria.',
            en: 'An external OIDC provider keeps and checks the passwords itself.',
            es: 'Un proveedor OIDC externo guarda y comprueba las contraseñas por su cuenta.',
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
