import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const apiAuthorization: readonly Pattern[] = [
  {
    id: 'api-authorization',
    exams: { 'saa-c03': { domain: 'secure', topic: 'access' } },
    scene: {
      pt: 'Pense na API como uma casa com portão, em que cada chamada é um visitante e cada função é um atendente.',
      en: 'Think of the API as a house with a gate, where each call is a visitor and each function is a clerk.',
      es: 'Piensa en la API como una casa con portón, donde cada llamada es un visitante y cada función es un empleado.',
    },
    situations: [
      {
        id: 'freight-api',
        text: {
          pt: 'Uma transportadora publica no Amazon API Gateway uma API de fretes, com funções do AWS Lambda por trás, que hoje qualquer um pode chamar.',
          en: 'A carrier publishes a freight API in Amazon API Gateway, with AWS Lambda functions behind it, that anybody can call today.',
          es: 'Una transportista publica en Amazon API Gateway una API de fletes, con funciones de AWS Lambda detrás, que hoy cualquiera puede llamar.',
        },
        today: {
          pt: 'São 3 milhões de chamadas por mês, e um teste de segurança apontou a falha. Um arquiteto de soluções deve escolher o controle.',
          en: 'There are 3 million calls a month, and a security test has pointed out the flaw. A solutions architect must choose the control.',
          es: 'Son 3 millones de llamadas por mes, y una prueba de seguridad señaló la falla. Un arquitecto de soluciones debe elegir el control.',
        },
      },
      {
        id: 'meters-api',
        text: {
          pt: 'Uma empresa de água recebe leituras por uma API no Amazon API Gateway, tratadas por funções do AWS Lambda, sem controle de quem envia.',
          en: 'A water company takes readings through an API in Amazon API Gateway, handled by AWS Lambda functions, with no check of who sends them.',
          es: 'Una empresa de agua recibe lecturas por una API en Amazon API Gateway, tratadas por funciones de AWS Lambda, sin control de quién envía.',
        },
        today: {
          pt: 'O piloto terminou, e a API vai receber chamadas de todo o país. Os arquitetos precisam decidir como cada chamada é aceita.',
          en: 'The pilot is over, and the API will get calls from the whole country. The architects have to decide how each call is accepted.',
          es: 'El piloto terminó, y la API recibirá llamadas de todo el país. Los arquitectos deben decidir cómo se acepta cada llamada.',
        },
      },
      {
        id: 'benefits-api',
        text: {
          pt: 'Uma empresa de benefícios oferece saldos e compras em uma API do Amazon API Gateway, com funções do AWS Lambda.',
          en: 'A benefits company offers balances and purchases in an Amazon API Gateway API, with AWS Lambda functions.',
          es: 'Una empresa de beneficios ofrece saldos y compras en una API de Amazon API Gateway, con funciones de AWS Lambda.',
        },
        today: {
          pt: 'A API antiga confiava em um cabeçalho fixo, que vazou. A empresa quer outra forma de autorizar quem chama.',
          en: 'The old API trusted a fixed header, which has leaked. The company wants another way to authorize the callers.',
          es: 'La API anterior confiaba en un encabezado fijo, que se filtró. La empresa quiere otra forma de autorizar a quien llama.',
        },
      },
    ],
    candidates: [
      {
        id: 'iam',
        uses: ['IAM', 'SigV4'],
        popularity: 4,
        source: docs('apigateway/latest/developerguide/permissions.html'),
        text: {
          pt: 'Autorização do IAM com Signature Version 4',
          en: 'IAM authorization with Signature Version 4',
          es: 'Autorización de IAM con Signature Version 4',
        },
        action: {
          pt: 'Ativar a autorização do IAM nos métodos da API e exigir que as chamadas sejam assinadas com Signature Version 4.',
          en: 'Turn on IAM authorization for the methods of the API and require calls to be signed with Signature Version 4.',
          es: 'Activar la autorización de IAM en los métodos de la API y exigir que las llamadas se firmen con Signature Version 4.',
        },
        why: {
          pt: 'Com a autorização do IAM, cada cliente assina as chamadas com as credenciais temporárias da sua função, até de outra conta; o API Gateway as confere, sem código, antes da função do Lambda, e pode-se recusar só uma. O IAM Roles Anywhere dá uma função a certificados X.509.',
          en: 'With IAM authorization each client signs its calls with the temporary credentials of its own role, in another account too; API Gateway verifies them without code before the function, and one role can be denied alone. IAM Roles Anywhere gives a role to X.509 certificates.',
          es: 'Con la autorización de IAM, cada cliente firma las llamadas con las credenciales temporales de su rol, incluso de otra cuenta; API Gateway las verifica sin código antes de la función, y se puede rechazar un solo rol. IAM Roles Anywhere da un rol a certificados X.509.',
        },
        likeness: {
          pt: 'o portão que reconhece cada firma parceira pela assinatura, que gente de fora não sabe fazer',
          en: 'the gate that knows each partner firm by its signature, which outsiders cannot write',
          es: 'el portón que reconoce a cada empresa socia por su firma, que la gente de fuera no sabe hacer',
        },
        tell: {
          pt: 'Programas que já têm funções do IAM: autorização do IAM. Identificar cada cliente e bloquear um sem atingir os outros: autorização do IAM ou autorizador do Cognito. Nenhum código de autorização a escrever nem manter: um controle do próprio API Gateway. Chamada recusada que não executa as funções da API: um controle no API Gateway, antes delas. Programas em outras contas da AWS, sem nenhum segredo novo: autorização do IAM, com chamadas assinadas.',
          en: 'Programs that have IAM roles already: IAM authorization. Identify each client and block one without affecting others: IAM authorization or a Cognito authorizer. No authorization code to write or maintain: a control of API Gateway itself. A refused call that must not run the functions of the API: a control in API Gateway, before them. Programs in other AWS accounts, without any new secret: IAM authorization, with signed calls.',
          es: 'Programas que ya tienen roles de IAM: autorización de IAM. Identificar a cada cliente y bloquear a uno sin afectar a los demás: autorización de IAM o autorizador de Cognito. Ningún código de autorización que escribir ni mantener: un control del propio API Gateway. Llamada rechazada que no ejecuta las funciones de la API: un control en API Gateway, antes de ellas. Programas en otras cuentas de AWS, sin ningún secreto nuevo: autorización de IAM, con llamadas firmadas.',
        },
      },
      {
        id: 'cognito',
        uses: ['Cognito'],
        popularity: 5,
        source: docs('apigateway/latest/developerguide/apigateway-integrate-with-cognito.html'),
        text: {
          pt: 'Um autorizador do Amazon Cognito',
          en: 'An Amazon Cognito authorizer',
          es: 'Un autorizador de Amazon Cognito',
        },
        action: {
          pt: 'Criar um user pool do Amazon Cognito e associá-lo aos métodos da API como o autorizador que valida os seus tokens.',
          en: 'Create an Amazon Cognito user pool and associate it with the methods of the API as the authorizer that validates its tokens.',
          es: 'Crear un user pool de Amazon Cognito y asociarlo a los métodos de la API como el autorizador que valida sus tokens.',
        },
        why: {
          pt: 'O user pool cadastra pessoas e programas, cada um com um ID próprio no token, que o API Gateway valida sem código antes da função; quem é bloqueado não recebe outro token, que por padrão vale uma hora.',
          en: 'The user pool signs up people and registers programs, each with an ID of its own in the token, which API Gateway validates without code before the function; whoever is blocked gets no new token, and by default tokens last an hour.',
          es: 'El user pool registra personas y programas, cada uno con un ID propio en el token, que API Gateway valida sin código antes de la función; quien queda bloqueado no recibe otro token, que por defecto vale una hora.',
        },
        likeness: {
          pt: 'a recepção que inscreve qualquer um, mas só aceita o passe novo que ela dá, válido por uma hora',
          en: 'the reception that enrolls anybody, but accepts only the new pass that it issues, valid for an hour',
          es: 'la recepción que inscribe a cualquiera, pero solo acepta el pase nuevo que ella da, válido por una hora',
        },
        tell: {
          pt: 'Pessoas que podem se cadastrar com o seu e-mail: autorizador do Cognito. Identificar cada cliente e bloquear um sem atingir os outros: autorização do IAM ou autorizador do Cognito. Programa que não pode assinar pedidos com credenciais da AWS: autorizador do Cognito ou TLS mútuo. Nenhum código de autorização a escrever nem manter: um controle do próprio API Gateway. Chamada recusada que não executa as funções da API: um controle no API Gateway, antes delas.',
          en: 'People who sign up with their email address: a Cognito authorizer. Identify each client and block one without affecting others: IAM authorization or a Cognito authorizer. A program that cannot sign requests with AWS credentials: a Cognito authorizer or mutual TLS. No authorization code to write or maintain: a control of API Gateway itself. A refused call that must not run the functions of the API: a control in API Gateway, before them.',
          es: 'Personas que pueden registrarse con su correo: autorizador de Cognito. Identificar a cada cliente y bloquear a uno sin afectar a los demás: autorización de IAM o autorizador de Cognito. Programa que no puede firmar solicitudes con credenciales de AWS: autorizador de Cognito o TLS mutuo. Ningún código de autorización que escribir ni mantener: un control del propio API Gateway. Llamada rechazada que no ejecuta las funciones de la API: un control en API Gateway, antes de ellas.',
        },
      },
      {
        id: 'lambda',
        uses: ['Lambda authorizer', 'autorizador do Lambda', 'autorizador de Lambda'],
        popularity: 4,
        source: docs('apigateway/latest/developerguide/apigateway-use-lambda-authorizer.html'),
        text: {
          pt: 'Um autorizador do Lambda na API',
          en: 'A Lambda authorizer on the API',
          es: 'Un autorizador de Lambda en la API',
        },
        action: {
          pt: 'Criar um autorizador do AWS Lambda, sem cache de resultados, que examine cada pedido e devolva a política que vale para ele.',
          en: 'Create an AWS Lambda authorizer, without a cache of its results, that examines each request and returns the policy that applies to it.',
          es: 'Crear un autorizador de AWS Lambda, sin caché de resultados, que examine cada solicitud y devuelva la política que le corresponde.',
        },
        why: {
          pt: 'O autorizador do Lambda executa a regra que a equipe escrever, sobre qualquer token ou tabela, antes que a função da API seja chamada.',
          en: 'A Lambda authorizer runs a rule that the team writes, based on any token or table, before the function of the API is called.',
          es: 'El autorizador de Lambda ejecuta la regla que escriba el equipo, sobre cualquier token o tabla, antes de que se llame a la función de la API.',
        },
        likeness: {
          pt: 'o guarda que confere a lista daquele minuto, mas precisa ser treinado pela casa e não inscreve ninguém',
          en: 'the guard who checks that minute’s list, but has to be trained by the house and enrolls nobody',
          es: 'el guardia que consulta la lista de ese minuto, pero debe ser entrenado y no inscribe a nadie',
        },
        tell: {
          pt: 'Chamada que depende de uma tabela do DynamoDB: autorizador do Lambda, que a consulta. Chamada recusada que não executa as funções da API: um controle no API Gateway, antes delas.',
          en: 'A call that depends on a DynamoDB table: a Lambda authorizer, which queries it. A refused call that must not run the functions of the API: a control in API Gateway, before them.',
          es: 'Llamada que depende de una tabla de DynamoDB: autorizador de Lambda, que la consulta. Llamada rechazada que no ejecuta las funciones de la API: un control en API Gateway, antes de ellas.',
        },
      },
      {
        id: 'mtls',
        uses: ['mutual TLS', 'TLS mútuo', 'TLS mutuo', 'mTLS'],
        popularity: 3,
        source: docs('apigateway/latest/developerguide/rest-api-mutual-tls.html'),
        text: {
          pt: 'TLS mútuo em um domínio próprio',
          en: 'Mutual TLS on a custom domain',
          es: 'TLS mutuo en un dominio propio',
        },
        action: {
          pt: 'Ativar o TLS mútuo em um domínio próprio da API, com a única autoridade certificadora da empresa no truststore, e desativar o endpoint padrão.',
          en: 'Turn on mutual TLS for a custom domain of the API, with the company’s only certificate authority in the truststore, and disable the default endpoint.',
          es: 'Activar TLS mutuo en un dominio propio de la API, con la única autoridad certificadora de la empresa en el truststore, y desactivar el endpoint predeterminado.',
        },
        why: {
          pt: 'No TLS mútuo o API Gateway identifica quem chama pelo certificado X.509, sem código nem requisições assinadas, e recusa no handshake o que não venha da autoridade do truststore.',
          en: 'With mutual TLS, API Gateway identifies the caller by its X.509 certificate, with no signed requests or code, and refuses in the handshake what the authority of the truststore did not issue.',
          es: 'En TLS mutuo, API Gateway identifica a quien llama por su certificado X.509, sin código ni solicitudes firmadas, y rechaza en el handshake lo que no emitió la autoridad del truststore.',
        },
        likeness: {
          pt: 'o portão que deixa passar todo papel com o carimbo certo, sem lista de portadores recusados',
          en: 'the gate that lets through every paper with the right stamp, with no list of refused bearers',
          es: 'el portón que deja pasar todo papel con el sello correcto, sin lista de portadores rechazados',
        },
        tell: {
          pt: 'Equipamentos com certificado próprio: TLS mútuo. Programa que não pode assinar pedidos com credenciais da AWS: autorizador do Cognito ou TLS mútuo. Nenhum código de autorização a escrever nem manter: um controle do próprio API Gateway. Chamada recusada que não executa as funções da API: um controle no API Gateway, antes delas.',
          en: 'Devices with a certificate of their own: mutual TLS. A program that cannot sign requests with AWS credentials: a Cognito authorizer or mutual TLS. No authorization code to write or maintain: a control of API Gateway itself. A refused call that must not run the functions of the API: a control in API Gateway, before them.',
          es: 'Equipos con certificado propio: TLS mutuo. Programa que no puede firmar solicitudes con credenciales de AWS: autorizador de Cognito o TLS mutuo. Ningún código de autorización que escribir ni mantener: un control del propio API Gateway. Llamada rechazada que no ejecuta las funciones de la API: un control en API Gateway, antes de ellas.',
        },
      },
      {
        id: 'network',
        neverRight: true,
        uses: [],
        popularity: 3,
        source: docs('apigateway/latest/developerguide/apigateway-resource-policies.html'),
        text: {
          pt: 'Uma política de recursos por endereço IP',
          en: 'A resource policy by IP address',
          es: 'Una política de recursos por dirección IP',
        },
        action: {
          pt: 'Escrever na API uma política de recursos que só admita as faixas de endereços IP de quem a usa.',
          en: 'Write a resource policy for the API that admits only the IP address ranges of those who use it.',
          es: 'Escribir en la API una política de recursos que solo admita los rangos de direcciones IP de quienes la usan.',
        },
        why: {
          pt: 'A política de recursos limita de onde a API pode ser chamada, sem credencial alguma, e não distingue quem está atrás do mesmo endereço.',
          en: 'A resource policy limits from where the API may be called, without any credential, and does not tell apart those behind one address.',
          es: 'La política de recursos limita desde dónde se puede llamar a la API, sin credencial, y no distingue a quienes están detrás de la misma dirección.',
        },
        likeness: {
          pt: 'o portão que admite quem vem de certas ruas, sem pedir documento nem distinguir um vizinho do outro',
          en: 'the gate that admits whoever comes from certain streets, without asking for papers or telling neighbors apart',
          es: 'el portón que admite a quien viene de ciertas calles, sin pedir documentos ni distinguir a los vecinos',
        },
        tell: {
          pt: 'Limitar de onde se chama: política de recursos.',
          en: 'Limit from where calls come: a resource policy.',
          es: 'Limitar desde dónde se llama: política de recursos.',
        },
      },
      {
        id: 'own',
        uses: [],
        popularity: 4,
        neverRight: true,
        source: docs('lambda/latest/dg/services-apigateway.html'),
        text: {
          pt: 'A verificação no código de cada função',
          en: 'A check in the code of each function',
          es: 'La verificación en el código de cada función',
        },
        action: {
          pt: 'Verificar o chamador no início do código de cada função da API e devolver o erro 403 aos demais.',
          en: 'Check the caller at the start of the code of each function of the API and return error 403 to all others.',
          es: 'Verificar a quien llama al inicio del código de cada función de la API y devolver el error 403 a los demás.',
        },
        why: {
          pt: 'No código da função cabe qualquer regra, mas a chamada recusada já a executou e já foi paga.',
          en: 'Any rule fits into the code of the function, but a call that is refused has run it already and is paid for.',
          es: 'En el código de la función cabe cualquier regla, pero la llamada rechazada ya la ejecutó y ya se pagó.',
        },
        likeness: {
          pt: 'o portão sem guarda, onde cada atendente, já em serviço, confere o visitante como a casa lhe ensinou',
          en: 'the gate without a guard, where each clerk, already at work, checks visitors as the house taught him',
          es: 'el portón sin guardia, donde cada empleado, ya en servicio, revisa al visitante como la casa le enseñó',
        },
        tell: {
          pt: 'Regras sobre os próprios dados do pedido: código da função.',
          en: 'Rules on the data of the request itself: the code of the function.',
          es: 'Reglas sobre los propios datos de la solicitud: código de la función.',
        },
      },
    ],
    constraints: [
      {
        id: 'before',
        text: {
          pt: 'Uma chamada recusada não pode executar as funções da API nem ser paga como execução delas.',
          en: 'A call that is refused must not run the functions of the API or be paid for as one of their executions.',
          es: 'Una llamada rechazada no puede ejecutar las funciones de la API ni pagarse como ejecución de ellas.',
        },
        fits: ['iam', 'cognito', 'lambda', 'mtls', 'network'],
        rulesOut: {
          own: {
            pt: 'A verificação no código só ocorre quando a função já foi executada.',
            en: 'A check in the code takes place once the function is running.',
            es: 'La verificación en el código ocurre cuando la función ya se está ejecutando.',
          },
        },
      },
      {
        id: 'table-rule',
        text: {
          pt: 'Cada chamada depende do plano que o cliente tem naquele minuto, em uma tabela do Amazon DynamoDB.',
          en: 'Each call depends on the plan that the customer has at that minute, in an Amazon DynamoDB table.',
          es: 'Cada llamada depende del plan que el cliente tiene en ese minuto, en una tabla de Amazon DynamoDB.',
        },
        fits: ['lambda', 'own'],
        rulesOut: {
          iam: {
            pt: 'A autorização do IAM avalia políticas; não consulta uma tabela.',
            en: 'IAM authorization evaluates policies; it does not query a table.',
            es: 'La autorización de IAM evalúa políticas; no consulta una tabla.',
          },
          cognito: {
            pt: 'O autorizador do Cognito valida o token emitido no login, que não muda com a tabela.',
            en: 'The Cognito authorizer validates the token issued at sign-in, which does not change with the table.',
            es: 'El autorizador de Cognito valida el token emitido al iniciar sesión, que no cambia con la tabla.',
          },
          mtls: {
            pt: 'O TLS mútuo verifica o certificado de quem chama, mas não lê o plano do cliente na tabela.',
            en: 'Mutual TLS verifies the caller’s certificate but does not read the customer’s plan in the table.',
            es: 'El TLS mutuo verifica el certificado de quien llama, pero no lee el plan del cliente en la tabla.',
          },
          network: {
            pt: 'A política de recursos só vê de onde vem a chamada, e não o plano do cliente.',
            en: 'The resource policy only sees where a call comes from, not the customer’s plan.',
            es: 'La política de recursos solo ve de dónde viene la llamada, y no el plan del cliente.',
          },
        },
      },
      {
        id: 'no-code',
        text: {
          pt: 'A equipe é pequena e não quer escrever nem manter código de autorização.',
          en: 'The team is small and does not want to write or maintain authorization code.',
          es: 'El equipo es pequeño y no quiere escribir ni mantener código de autorización.',
        },
        fits: ['iam', 'cognito', 'mtls', 'network'],
        rulesOut: {
          lambda: {
            pt: 'O autorizador do Lambda é código da equipe.',
            en: 'A Lambda authorizer is code that the team maintains.',
            es: 'El autorizador de Lambda es código del equipo.',
          },
          own: {
            pt: 'A verificação em cada função é código da equipe.',
            en: 'The check in each function is code that the team maintains.',
            es: 'La verificación en cada función es código del equipo.',
          },
        },
      },
      {
        id: 'no-new-secret',
        text: {
          pt: 'Quem chama são programas em outras contas da AWS: nenhum segredo novo pode ser entregue a eles, nem código escrito para verificá-los.',
          en: 'The callers are programs in other AWS accounts: no new secret may be given to them, and no code written to check them.',
          es: 'Quienes llaman son programas en otras cuentas de AWS: no se les puede entregar ningún secreto nuevo ni escribir código para verificarlos.',
        },
        fits: ['iam', 'network'],
        rulesOut: {
          cognito: {
            pt: 'Para obter um token do Cognito, o programa precisa de um segredo de cliente.',
            en: 'To get a token from Cognito a program needs a client secret.',
            es: 'Para obtener un token de Cognito, el programa necesita un secreto de cliente.',
          },
          mtls: {
            pt: 'O TLS mútuo exige distribuir uma chave privada e um certificado a cada programa.',
            en: 'Mutual TLS means handing a private key and a certificate to each program.',
            es: 'TLS mutuo exige distribuir una clave privada y un certificado a cada programa.',
          },
          lambda: {
            pt: 'O autorizador do Lambda é código que a equipe escreveria para verificar os programas.',
            en: 'A Lambda authorizer is code that the team would write to check the programs.',
            es: 'El autorizador de Lambda es código que el equipo escribiría para verificar los programas.',
          },
          own: {
            pt: 'A verificação em cada função é código escrito para examinar quem chama.',
            en: 'The check in each function is code written to examine the callers.',
            es: 'La verificación en cada función es código escrito para examinar a quienes llaman.',
          },
        },
      },
      {
        id: 'each-caller',
        text: {
          pt: 'É preciso identificar cada cliente da API e poder bloquear um deles em até duas horas, sem atingir os outros da mesma rede.',
          en: 'The company must be able to identify each client of the API and block one within two hours, without affecting others on the same network.',
          es: 'Hay que identificar a cada cliente de la API y poder bloquear a uno en un máximo de dos horas, sin afectar a los demás de la misma red.',
        },
        fits: ['iam', 'cognito', 'lambda', 'own'],
        rulesOut: {
          mtls: {
            pt: 'O TLS mútuo aceita todo certificado que a autoridade emitiu: o API Gateway não tem lista de certificados recusados.',
            en: 'Mutual TLS accepts every certificate that the authority issued: API Gateway has no list of refused certificates.',
            es: 'TLS mutuo acepta todo certificado que emitió la autoridad: API Gateway no tiene una lista de certificados rechazados.',
          },
          network: {
            pt: 'Atrás do mesmo endereço IP, a política de recursos não distingue chamadores.',
            en: 'Behind one IP address the resource policy does not tell callers apart.',
            es: 'Detrás de la misma dirección IP, la política de recursos no distingue a quienes llaman.',
          },
        },
      },
      {
        id: 'people',
        notWith: ['no-new-secret'],
        text: {
          pt: 'Qualquer pessoa deve poder se cadastrar com o seu e-mail e ver só os seus próprios dados.',
          en: 'Anybody must be able to sign up with their email address and see only their own data.',
          es: 'Cualquier persona debe poder registrarse con su correo y ver solo sus propios datos.',
        },
        fits: ['cognito', 'own'],
        rulesOut: {
          iam: {
            pt: 'O IAM autoriza identidades da AWS, e não cadastra clientes de um aplicativo.',
            en: 'IAM authorizes AWS identities and does not sign up customers of an application.',
            es: 'IAM autoriza identidades de AWS y no registra clientes de una aplicación.',
          },
          lambda: {
            pt: 'O autorizador do Lambda examina tokens; não cadastra pessoas.',
            en: 'A Lambda authorizer examines tokens; it signs nobody up.',
            es: 'El autorizador de Lambda examina tokens; no registra personas.',
          },
          mtls: {
            pt: 'O TLS mútuo pede um certificado emitido antes a cada pessoa.',
            en: 'Mutual TLS needs a certificate issued to each person beforehand.',
            es: 'TLS mutuo exige un certificado emitido antes a cada persona.',
          },
          network: {
            pt: 'A política de recursos não sabe quem é a pessoa.',
            en: 'The resource policy does not know who the person is.',
            es: 'La política de recursos no sabe quién es la persona.',
          },
        },
      },
      {
        id: 'x509',
        notWith: ['no-new-secret', 'people', 'each-caller'],
        text: {
          pt: 'Cada equipamento já tem um certificado X.509 da empresa, que deve ser a sua identidade.',
          en: 'Each device already has an X.509 certificate of the company, which must be its identity.',
          es: 'Cada equipo ya tiene un certificado X.509 de la empresa, que debe ser su identidad.',
        },
        fits: ['mtls', 'iam'],
        rulesOut: {
          cognito: {
            pt: 'O Cognito autentica por senha ou segredo, não pelo certificado do equipamento.',
            en: 'Cognito authenticates by password or secret, not by the certificate of a device.',
            es: 'Cognito autentica por contraseña o secreto, no por el certificado del equipo.',
          },
          lambda: {
            pt: 'Sem TLS mútuo, o autorizador do Lambda não recebe o certificado.',
            en: 'Without mutual TLS a Lambda authorizer does not receive the certificate.',
            es: 'Sin TLS mutuo, el autorizador de Lambda no recibe el certificado.',
          },
          network: {
            pt: 'A política de recursos compara endereços IP e não vê o certificado de cada aparelho.',
            en: 'The resource policy compares IP addresses and does not see the certificate of each device.',
            es: 'La política de recursos compara direcciones IP y no ve el certificado de cada dispositivo.',
          },
          own: {
            pt: 'Sem TLS mútuo, a função não recebe o certificado.',
            en: 'Without mutual TLS the function does not receive the certificate.',
            es: 'Sin TLS mutuo, la función no recibe el certificado.',
          },
        },
      },
      {
        id: 'no-signing',
        notWith: ['no-new-secret', 'each-caller'],
        text: {
          pt: 'O programa que chama é de um fabricante: sabe apresentar um token OAuth ou um certificado, mas não pode assinar pedidos com credenciais da AWS.',
          en: 'The calling program comes from a manufacturer: it can present an OAuth token or a certificate but cannot sign requests with AWS credentials.',
          es: 'El programa que llama es de un fabricante: sabe presentar un token OAuth o un certificado, pero no puede firmar solicitudes con credenciales de AWS.',
        },
        fits: ['mtls', 'cognito', 'lambda', 'network', 'own'],
        rulesOut: {
          iam: {
            pt: 'A autorização do IAM exige que cada pedido seja assinado com credenciais da AWS.',
            en: 'IAM authorization requires each request to be signed with AWS credentials.',
            es: 'La autorización de IAM exige que cada solicitud se firme con credenciales de AWS.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como as chamadas devem ser autorizadas?',
      en: 'How should the calls be authorized?',
      es: '¿Cómo deben autorizarse las llamadas?',
    },
  },
];
