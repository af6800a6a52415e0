import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const certificateChoice: readonly Pattern[] = [
  {
    id: 'certificate-choice',
    exams: {
      'saa-c03': { domain: 'secure', topic: 'data-security' },
    },
    scene: {
      pt: 'Pense no certificado como a placa na porta de uma loja, que garante aos visitantes que ela é quem diz ser.',
      en: 'Think of the certificate as the plate on a shop’s door, which assures visitors that the shop is what it claims.',
      es: 'Piensa en el certificado como la placa en la puerta de una tienda, que asegura a los visitantes que es auténtica.',
    },
    situations: [
      {
        id: 'pharmacy',
        text: {
          pt: 'Uma rede de farmácias precisa proteger com TLS um novo sistema web.',
          en: 'A pharmacy chain needs to protect a new web system with TLS.',
          es: 'Una cadena de farmacias debe proteger con TLS un nuevo sistema web.',
        },
        today: {
          pt: 'As 1.200 lojas da rede usarão o sistema todos os dias. Um arquiteto de soluções precisa escolher o tipo de certificado.',
          en: 'The 1,200 stores of the chain will use the system every day. A solutions architect must choose the type of certificate.',
          es: 'Las 1.200 tiendas de la cadena usarán el sistema todos los días. Un arquitecto de soluciones debe elegir el tipo de certificado.',
        },
      },
      {
        id: 'metro',
        text: {
          pt: 'Uma empresa de metrô precisa trocar o HTTP por HTTPS em um sistema web.',
          en: 'A metro operator needs to replace HTTP with HTTPS in a web system.',
          es: 'Una empresa de metro debe cambiar HTTP por HTTPS en un sistema web.',
        },
        today: {
          pt: 'O sistema tem dez anos e nunca teve criptografia em trânsito. Um arquiteto de soluções precisa definir de onde virá o certificado.',
          en: 'The system is ten years old and has never had encryption in transit. A solutions architect must define where the certificate comes from.',
          es: 'El sistema tiene diez años y nunca tuvo cifrado en tránsito. Un arquitecto de soluciones debe definir de dónde vendrá el certificado.',
        },
      },
      {
        id: 'games',
        text: {
          pt: 'Um estúdio de jogos parou porque um certificado TLS venceu e precisa de outro para o seu sistema web.',
          en: 'A game studio had an outage when a TLS certificate expired and needs another for its web system.',
          es: 'Un estudio de videojuegos tuvo una caída porque venció un certificado TLS y necesita otro para su sistema web.',
        },
        today: {
          pt: 'A interrupção durou duas horas, porque ninguém tinha anotado o vencimento. Os arquitetos devem definir como o próximo será obtido.',
          en: 'The outage lasted two hours, because nobody had noted the date. The architects must define how the next one is obtained.',
          es: 'La caída duró dos horas, porque nadie había anotado el vencimiento. Los arquitectos deben definir cómo se obtendrá el próximo.',
        },
      },
      {
        id: 'library',
        text: {
          pt: 'Uma rede de bibliotecas precisa de um certificado TLS para um novo sistema web.',
          en: 'A network of libraries needs a TLS certificate for a new web system.',
          es: 'Una red de bibliotecas necesita un certificado TLS para un nuevo sistema web.',
        },
        today: {
          pt: 'O sistema reúne o acervo de 90 bibliotecas e entra no ar no próximo mês. Um arquiteto de soluções prepara a configuração.',
          en: 'The system brings together the collections of 90 libraries and goes live next month. A solutions architect is preparing its setup.',
          es: 'El sistema reúne los catálogos de 90 bibliotecas y sale en vivo el próximo mes. Un arquitecto de soluciones prepara la configuración.',
        },
      },
      {
        id: 'insurer-tls',
        text: {
          pt: 'Uma corretora de seguros precisa de outro certificado TLS para um sistema web.',
          en: 'An insurance broker needs a new TLS certificate for a web system.',
          es: 'Una corredora de seguros necesita otro certificado TLS para un sistema web.',
        },
        today: {
          pt: 'O certificado atual vence em 40 dias, e 500 corretores dependem do sistema. Um arquiteto de soluções deve escolher o substituto.',
          en: 'The present certificate expires in 40 days, and 500 brokers depend on the system. A solutions architect has to choose the replacement.',
          es: 'El certificado actual vence en 40 días, y 500 corredores dependen del sistema. Un arquitecto de soluciones debe elegir el reemplazo.',
        },
      },
      {
        id: 'test-tls',
        text: {
          pt: 'Uma empresa de software precisa de um certificado TLS para o ambiente de testes dos seus desenvolvedores.',
          en: 'A software company needs a TLS certificate for the test environment of its developers.',
          es: 'Una empresa de software necesita un certificado TLS para el entorno de pruebas de sus desarrolladores.',
        },
        today: {
          pt: 'Doze desenvolvedores vão usar o ambiente por dois anos, em computadores que eles próprios administram.',
          en: 'Twelve developers will use the environment for two years, on computers that they administer themselves.',
          es: 'Doce desarrolladores usarán el entorno durante dos años, en computadoras que ellos mismos administran.',
        },
      },
    ],
    candidates: [
      {
        id: 'acm',
        uses: [],
        popularity: 5,
        source: docs('acm/latest/userguide/gs-acm-request-public.html'),
        text: {
          pt: 'Público, do ACM, não exportável',
          en: 'Public, from ACM, non-exportable',
          es: 'Público, de ACM, no exportable',
        },
        action: {
          pt: 'Solicitar ao AWS Certificate Manager (ACM) um certificado público não exportável e validar o domínio da empresa na internet.',
          en: 'Request a non-exportable public certificate from AWS Certificate Manager (ACM) and validate the company’s internet domain.',
          es: 'Solicitar a AWS Certificate Manager (ACM) un certificado público no exportable y validar el dominio de la empresa en internet.',
        },
        why: {
          pt: 'O certificado público não exportável do ACM é gratuito, aceito pelos navegadores e renovado sozinho, em serviços como ELB e CloudFront.',
          en: 'The non-exportable public ACM certificate is free, trusted by browsers and renewed automatically, on services such as ELB and CloudFront.',
          es: 'El certificado público no exportable de ACM es gratuito, aceptado por los navegadores y se renueva solo, en servicios como ELB y CloudFront.',
        },
        likeness: {
          pt: 'a placa oficial gratuita que a prefeitura renova, mas só para bancas do mercado municipal, com endereço no mapa',
          en: 'the free official plate that the city renews, but only for stalls in its own market, at mapped addresses',
          es: 'la placa oficial gratuita que la ciudad renueva, pero solo para puestos de su mercado, con dirección en el mapa',
        },
        tell: {
          pt: 'Público que não pode ver avisos no navegador: um certificado público. Certificado renovado sem ação da equipe: um emitido pelo ACM ou pela AWS Private CA. Certificado para um balanceador da AWS, sem pagar por ele: um público do ACM, ou um autoassinado para uso interno.',
          en: 'A public that must not see warnings in the browser: a public certificate. A certificate renewed with no action by the team: one issued by ACM or AWS Private CA. A certificate for an AWS load balancer, without paying for it: a public one from ACM, or a self-signed one for internal use.',
          es: 'Público que no debe ver avisos en el navegador: un certificado público. Certificado renovado sin intervención del equipo: uno emitido por ACM o AWS Private CA. Certificado para un balanceador de AWS, sin pagar por él: uno público de ACM, o uno autofirmado para uso interno.',
        },
      },
      {
        id: 'exportable',
        uses: [],
        popularity: 3,
        source: docs('acm/latest/userguide/acm-exportable-certificates.html'),
        text: {
          pt: 'Público, do ACM, exportável',
          en: 'Public, from ACM, exportable',
          es: 'Público, de ACM, exportable',
        },
        action: {
          pt: 'Solicitar ao AWS Certificate Manager (ACM) um certificado público exportável e validar o domínio.',
          en: 'Request an exportable public certificate from AWS Certificate Manager (ACM) and validate the domain.',
          es: 'Solicitar a AWS Certificate Manager (ACM) un certificado público exportable y validar el dominio.',
        },
        why: {
          pt: 'O certificado público exportável do ACM, pago, é aceito pelos navegadores e pode ser instalado em qualquer servidor.',
          en: 'The exportable public ACM certificate, which is paid for, is trusted by browsers and can be installed on any server.',
          es: 'El certificado público exportable de ACM, de pago, es aceptado por los navegadores y puede instalarse en cualquier servidor.',
        },
        likeness: {
          pt: 'a placa oficial que a prefeitura renova, mas paga e só para lojas com endereço no mapa',
          en: 'the official plate that the city renews, but paid for and only for shops with addresses on the map',
          es: 'la placa oficial que la ciudad renueva, pero pagada y solo para tiendas con dirección en el mapa',
        },
        tell: {
          pt: 'Público que não pode ver avisos no navegador: um certificado público. Certificado e chave privada em um servidor web do data center: um certificado exportável do ACM, um comprado ou um privado.',
          en: 'A public that must not see warnings in the browser: a public certificate. A certificate and its private key on a web server in the data center: an exportable ACM certificate, a bought one or a private one.',
          es: 'Público que no debe ver avisos en el navegador: un certificado público. Certificado y clave privada en un servidor web del centro de datos: un certificado exportable de ACM, uno comprado o uno privado.',
        },
      },
      {
        id: 'private',
        uses: ['Private CA'],
        popularity: 3,
        source: docs('privateca/latest/userguide/PcaWelcome.html'),
        text: {
          pt: 'Privado, da AWS Private CA',
          en: 'Private, from AWS Private CA',
          es: 'Privado, de AWS Private CA',
        },
        action: {
          pt: 'Criar uma autoridade no AWS Private CA e solicitar o certificado a ela pelo AWS Certificate Manager (ACM).',
          en: 'Create an authority in AWS Private CA and request the certificate from it through AWS Certificate Manager (ACM).',
          es: 'Crear una autoridad en AWS Private CA y solicitarle el certificado mediante AWS Certificate Manager (ACM).',
        },
        why: {
          pt: 'A AWS Private CA emite, por um preço mensal, certificados para qualquer nome interno, que o ACM renova sozinho.',
          en: 'AWS Private CA issues certificates for any internal name, at a monthly price, and ACM renews them automatically.',
          es: 'AWS Private CA emite, por un precio mensual, certificados para cualquier nombre interno, que ACM renueva solo.',
        },
        likeness: {
          pt: 'a placa da oficina da empresa, que se renova sozinha, mas é paga e desconhecida na rua',
          en: 'the plate from the company’s own workshop, which renews itself, but is paid for and unknown on the street',
          es: 'la placa del taller de la empresa, que se renueva sola, pero es pagada y desconocida en la calle',
        },
        tell: {
          pt: 'Certificado renovado sem ação da equipe: um emitido pelo ACM ou pela AWS Private CA. Nome que não existe na internet, só na rede da empresa: AWS Private CA, ou um certificado autoassinado. Certificado e chave privada em um servidor web do data center: um certificado exportável do ACM, um comprado ou um privado.',
          en: 'A certificate renewed with no action by the team: one issued by ACM or AWS Private CA. A name that does not exist on the internet, only on the company’s network: AWS Private CA, or a self-signed certificate. A certificate and its private key on a web server in the data center: an exportable ACM certificate, a bought one or a private one.',
          es: 'Certificado renovado sin intervención del equipo: uno emitido por ACM o AWS Private CA. Nombre que no existe en internet, solo en la red de la empresa: AWS Private CA, o un certificado autofirmado. Certificado y clave privada en un servidor web del centro de datos: un certificado exportable de ACM, uno comprado o uno privado.',
        },
      },
      {
        id: 'bought',
        uses: [],
        popularity: 4,
        source: docs('acm/latest/userguide/import-certificate.html'),
        text: {
          pt: 'Comprado de uma autoridade pública',
          en: 'Bought from a public authority',
          es: 'Comprado a una autoridad pública',
        },
        action: {
          pt: 'Comprar o certificado de uma autoridade pública e importá-lo no AWS Certificate Manager (ACM).',
          en: 'Buy the certificate from a public authority and import it into AWS Certificate Manager (ACM).',
          es: 'Comprar el certificado a una autoridad pública e importarlo en AWS Certificate Manager (ACM).',
        },
        why: {
          pt: 'Um certificado comprado de uma autoridade pública é aceito pelos navegadores e serve em qualquer servidor; a renovação é da empresa.',
          en: 'A certificate bought from a public authority is trusted by browsers and works on any server; renewing it is up to the company.',
          es: 'Un certificado comprado a una autoridad pública es aceptado por los navegadores y sirve en cualquier servidor; renovarlo toca a la empresa.',
        },
        likeness: {
          pt: 'a placa oficial comprada num cartório, para endereços no mapa, que alguém precisa lembrar de renovar',
          en: 'the official plate bought at a registry, for addresses on the map, which someone must remember to renew',
          es: 'la placa oficial comprada en una notaría, para direcciones en el mapa, que alguien debe acordarse de renovar',
        },
        tell: {
          pt: 'Público que não pode ver avisos no navegador: um certificado público. Certificado e chave privada em um servidor web do data center: um certificado exportável do ACM, um comprado ou um privado.',
          en: 'A public that must not see warnings in the browser: a public certificate. A certificate and its private key on a web server in the data center: an exportable ACM certificate, a bought one or a private one.',
          es: 'Público que no debe ver avisos en el navegador: un certificado público. Certificado y clave privada en un servidor web del centro de datos: un certificado exportable de ACM, uno comprado o uno privado.',
        },
      },
      {
        id: 'self',
        rightIn: ['test-tls'],
        rightWith: ['internal-names'],
        uses: [],
        popularity: 4,
        source: docs('acm/latest/userguide/import-certificate-prerequisites.html'),
        text: {
          pt: 'Autoassinado, criado pela equipe',
          en: 'Self-signed, created by the team',
          es: 'Autofirmado, creado por el equipo',
        },
        action: {
          pt: 'Criar um certificado autoassinado com o OpenSSL e importá-lo no AWS Certificate Manager (ACM).',
          en: 'Create a self-signed certificate with OpenSSL and import it into AWS Certificate Manager (ACM).',
          es: 'Crear un certificado autofirmado con OpenSSL e importarlo en AWS Certificate Manager (ACM).',
        },
        why: {
          pt: 'Um certificado autoassinado não custa nada e vale para qualquer nome e servidor, mas só quem o instala confia nele.',
          en: 'A self-signed certificate costs nothing and works for any name and server, but only those who install it trust it.',
          es: 'Un certificado autofirmado no cuesta nada y vale para cualquier nombre y servidor, pero solo confía en él quien lo instala.',
        },
        likeness: {
          pt: 'a placa que a loja pinta e repinta de graça, para qualquer sala, em que só acreditam os avisados',
          en: 'the plate that the shop paints and repaints for free, for any room, believed only by those told beforehand',
          es: 'la placa que la tienda pinta y repinta gratis, para cualquier sala, en la que solo creen los avisados',
        },
        tell: {
          pt: 'Certificado para um balanceador da AWS, sem pagar por ele: um público do ACM, ou um autoassinado para uso interno. Nome que não existe na internet, só na rede da empresa: AWS Private CA, ou um certificado autoassinado. Certificado e chave privada em um servidor web do data center: um certificado exportável do ACM, um comprado ou um privado.',
          en: 'A certificate for an AWS load balancer, without paying for it: a public one from ACM, or a self-signed one for internal use. A name that does not exist on the internet, only on the company’s network: AWS Private CA, or a self-signed certificate. A certificate and its private key on a web server in the data center: an exportable ACM certificate, a bought one or a private one.',
          es: 'Certificado para un balanceador de AWS, sin pagar por él: uno público de ACM, o uno autofirmado para uso interno. Nombre que no existe en internet, solo en la red de la empresa: AWS Private CA, o un certificado autofirmado. Certificado y clave privada en un servidor web del centro de datos: un certificado exportable de ACM, uno comprado o uno privado.',
        },
      },
    ],
    constraints: [
      {
        id: 'browsers',
        situations: ['pharmacy', 'metro', 'games', 'library', 'insurer-tls'],
        text: {
          pt: 'O público usa o sistema em aparelhos próprios e não pode ver avisos de segurança no navegador.',
          en: 'The public uses the system on its own devices and must not see security warnings in the browser.',
          es: 'El público usa el sistema en sus propios dispositivos y no debe ver avisos de seguridad en el navegador.',
        },
        fits: ['acm', 'exportable', 'bought'],
        rulesOut: {
          private: {
            pt: 'Os navegadores do público não confiam em certificados da AWS Private CA.',
            en: 'The public’s browsers do not trust certificates from AWS Private CA.',
            es: 'Los navegadores del público no confían en los certificados de AWS Private CA.',
          },
          self: {
            pt: 'Um certificado autoassinado faz o navegador mostrar um aviso.',
            en: 'A self-signed certificate makes the browser show a warning.',
            es: 'Un certificado autofirmado hace que el navegador muestre un aviso.',
          },
        },
      },
      {
        id: 'renewal',
        text: {
          pt: 'Para não depender de ninguém, o certificado deve ser renovado sem ação da equipe.',
          en: 'So as to depend on nobody, the certificate must be renewed with no action by the team.',
          es: 'Para no depender de nadie, el certificado debe renovarse sin acción del equipo.',
        },
        fits: ['acm', 'private'],
        rulesOut: {
          bought: {
            pt: 'Um certificado comprado, mesmo importado no ACM, não é renovado por ele: alguém precisa comprar outro e instalá-lo.',
            en: 'A bought certificate, even if imported into ACM, is not renewed by it: someone has to buy another and install it.',
            es: 'Un certificado comprado, aunque se importe en ACM, no se renueva allí: alguien tiene que comprar otro e instalarlo.',
          },
          self: {
            pt: 'Um certificado autoassinado vence, e a equipe precisa criar outro.',
            en: 'A self-signed certificate expires, and the team has to create another.',
            es: 'Un certificado autofirmado vence, y el equipo debe crear otro.',
          },
        },
      },
      {
        id: 'own-server',
        notWith: ['renewal'],
        text: {
          pt: 'O certificado e a chave privada dele serão instalados em um servidor web do data center da empresa.',
          en: 'The certificate and its private key will be installed on a web server in the company’s data center.',
          es: 'El certificado y su clave privada se instalarán en un servidor web del centro de datos de la empresa.',
        },
        fits: ['exportable', 'private', 'bought', 'self'],
        rulesOut: {
          acm: {
            pt: 'O certificado público não exportável do ACM só se usa em serviços da AWS integrados a ele.',
            en: 'The non-exportable public ACM certificate can be used only on integrated AWS services.',
            es: 'El certificado público no exportable de ACM solo se usa en servicios de AWS integrados con él.',
          },
        },
      },
      {
        id: 'no-price',
        notWith: ['own-server'],
        text: {
          pt: 'O certificado será usado em um balanceador de carga da AWS, e a empresa não quer pagar por ele.',
          en: 'The certificate will be used on an AWS load balancer, and the company does not want to pay for it.',
          es: 'El certificado se usará en un balanceador de carga de AWS, y la empresa no quiere pagar por él.',
        },
        fits: ['acm', 'self'],
        rulesOut: {
          exportable: {
            pt: 'O certificado exportável do ACM é pago por nome de domínio.',
            en: 'The exportable ACM certificate is paid for by domain name.',
            es: 'El certificado exportable de ACM se paga por nombre de dominio.',
          },
          private: {
            pt: 'A AWS Private CA emite o certificado, mas cobra uma mensalidade pela autoridade.',
            en: 'AWS Private CA issues the certificate but charges a monthly price for the authority.',
            es: 'AWS Private CA emite el certificado, pero cobra una mensualidad por la autoridad.',
          },
          bought: {
            pt: 'A autoridade pública cobra pelo certificado, mesmo que o ACM o guarde.',
            en: 'The public authority charges for the certificate, even if ACM keeps it.',
            es: 'La autoridad pública cobra por el certificado, aunque ACM lo guarde.',
          },
        },
      },
      {
        id: 'internal-names',
        text: {
          pt: 'O sistema só é acessado na rede da empresa, por um nome terminado em .internal, que não existe na internet.',
          en: 'The system is reached only on the company’s network, by a name ending in .internal, which does not exist on the internet.',
          es: 'Al sistema solo se accede en la red de la empresa, con un nombre terminado en .internal, que no existe en internet.',
        },
        fits: ['private', 'self'],
        rulesOut: {
          acm: {
            pt: 'O ACM só emite certificados públicos para domínios da internet, cujo controle se prova por DNS, HTTP ou e-mail.',
            en: 'ACM issues public certificates only for internet domains, whose control is proved by DNS, HTTP or email.',
            es: 'ACM solo emite certificados públicos para dominios de internet, cuyo control se prueba por DNS, HTTP o correo.',
          },
          exportable: {
            pt: 'Também o certificado exportável do ACM é público, e o domínio precisa existir na internet.',
            en: 'The exportable ACM certificate is public too, and its domain has to exist on the internet.',
            es: 'También el certificado exportable de ACM es público, y el dominio debe existir en internet.',
          },
          bought: {
            pt: 'As autoridades públicas não vendem certificados para nomes internos.',
            en: 'Public authorities do not sell certificates for internal names.',
            es: 'Las autoridades públicas no venden certificados para nombres internos.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que certificado deve ser usado?',
      en: 'Which certificate should be used?',
      es: '¿Qué certificado debe usarse?',
    },
  },
];
