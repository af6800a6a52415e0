import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const workloadCredentials: readonly Pattern[] = [
  {
    id: 'workload-credentials',
    exams: {
      'clf-c02': { domain: 'security', topic: 'identity', advancedOnly: true },
      'saa-c03': { domain: 'secure', topic: 'access' },
    },
    situations: [
      {
        id: 'weather-stations',
        text: {
          pt: 'Servidores Linux no data center de um instituto de meteorologia gravam medições no Amazon S3.',
          en: 'Linux servers in a weather institute’s data center write measurements to Amazon S3.',
          es: 'Servidores Linux en el centro de datos de un instituto meteorológico guardan mediciones en Amazon S3.',
        },
      },
      {
        id: 'print-shop',
        text: {
          pt: 'Servidores na fábrica de uma gráfica leem pedidos no Amazon DynamoDB com a chave de quem já saiu.',
          en: 'Servers in a printing company’s factory read orders from Amazon DynamoDB with the key of somebody who left.',
          es: 'Servidores en la fábrica de una imprenta leen pedidos en Amazon DynamoDB con la clave de alguien que ya se fue.',
        },
      },
      {
        id: 'hospital-devices',
        text: {
          pt: 'Servidores no prédio de um hospital enviam exames ao Amazon S3, e suas credenciais serão revistas.',
          en: 'Servers in a hospital’s building send scans to Amazon S3, and their credentials are under review.',
          es: 'Servidores en el edificio de un hospital envían estudios a Amazon S3, y se revisan sus credenciales.',
        },
      },
      {
        id: 'mine',
        text: {
          pt: 'Servidores junto a uma mina publicam resultados no Amazon SQS.',
          en: 'Servers next to a mine publish results to Amazon SQS.',
          es: 'Servidores junto a una mina publican resultados en Amazon SQS.',
        },
      },
    ],
    candidates: [
      {
        id: 'keys-file',
        neverRight: true,
        uses: [],
        popularity: 5,
        source: docs('IAM/latest/UserGuide/id_credentials_access-keys.html'),
        text: {
          pt: 'Chaves de um usuário do IAM, em um arquivo',
          en: 'Keys of an IAM user, in a file',
          es: 'Claves de un usuario de IAM, en un archivo',
        },
        why: {
          pt: 'As chaves de acesso de um usuário do IAM funcionam em qualquer lugar e valem até serem trocadas.',
          en: 'The access keys of an IAM user work anywhere and are valid until they are replaced.',
          es: 'Las claves de acceso de un usuario de IAM funcionan en cualquier lugar y valen hasta que se cambian.',
        },
        tell: {
          pt: 'Sem nenhuma outra saída: chaves de acesso, trocadas com frequência.',
          en: 'With no other way out: access keys, replaced often.',
          es: 'Sin otra salida: claves de acceso, cambiadas con frecuencia.',
        },
      },
      {
        id: 'roles-anywhere',
        uses: ['Roles Anywhere'],
        popularity: 3,
        source: docs('rolesanywhere/latest/userguide/introduction.html'),
        text: {
          pt: 'IAM Roles Anywhere, com certificados X.509',
          en: 'IAM Roles Anywhere, with X.509 certificates',
          es: 'IAM Roles Anywhere, con certificados X.509',
        },
        why: {
          pt: 'O IAM Roles Anywhere troca um certificado X.509 da empresa por credenciais temporárias de um papel, em servidores fora da AWS.',
          en: 'IAM Roles Anywhere exchanges an X.509 certificate of the company for temporary credentials of a role, on servers outside AWS.',
          es: 'IAM Roles Anywhere cambia un certificado X.509 de la empresa por credenciales temporales de un rol, en servidores fuera de AWS.',
        },
        tell: {
          pt: 'Servidores fora da AWS com certificados próprios: IAM Roles Anywhere.',
          en: 'Servers outside AWS with certificates of their own: IAM Roles Anywhere.',
          es: 'Servidores fuera de AWS con certificados propios: IAM Roles Anywhere.',
        },
      },
      {
        id: 'hybrid-activation',
        uses: ['Systems Manager'],
        popularity: 2,
        source: docs('systems-manager/latest/userguide/systems-manager-hybrid-multicloud.html'),
        text: {
          pt: 'Uma ativação híbrida do AWS Systems Manager',
          en: 'A hybrid activation of AWS Systems Manager',
          es: 'Una activación híbrida de AWS Systems Manager',
        },
        why: {
          pt: 'Uma ativação híbrida registra o servidor no AWS Systems Manager, cujo agente recebe e renova credenciais temporárias de um papel.',
          en: 'A hybrid activation registers the server with AWS Systems Manager, whose agent gets and renews temporary credentials of a role.',
          es: 'Una activación híbrida registra el servidor en AWS Systems Manager, cuyo agente recibe y renueva credenciales temporales de un rol.',
        },
        tell: {
          pt: 'Servidores que o Systems Manager já gerencia: ativação híbrida.',
          en: 'Servers that Systems Manager already manages: a hybrid activation.',
          es: 'Servidores que Systems Manager ya administra: activación híbrida.',
        },
      },
      {
        id: 'oidc',
        uses: ['OIDC'],
        popularity: 3,
        source: docs('IAM/latest/UserGuide/id_roles_providers_oidc.html'),
        text: {
          pt: 'Federação OIDC com o provedor da empresa',
          en: 'OIDC federation with the company’s provider',
          es: 'Federación OIDC con el proveedor de la empresa',
        },
        why: {
          pt: 'Com a federação OIDC, um token do provedor de identidade da empresa é trocado por credenciais temporárias de um papel.',
          en: 'With OIDC federation, a token of the company’s identity provider is exchanged for temporary credentials of a role.',
          es: 'Con la federación OIDC, un token del proveedor de identidad de la empresa se cambia por credenciales temporales de un rol.',
        },
        tell: {
          pt: 'Programas que já recebem tokens de um provedor: federação OIDC.',
          en: 'Programs that already get tokens from a provider: OIDC federation.',
          es: 'Programas que ya reciben tokens de un proveedor: federación OIDC.',
        },
      },
      {
        id: 'keys-secret',
        neverRight: true,
        uses: ['Secrets Manager'],
        popularity: 4,
        source: docs('secretsmanager/latest/userguide/intro.html'),
        text: {
          pt: 'Chaves de um usuário do IAM, no Secrets Manager',
          en: 'Keys of an IAM user, in Secrets Manager',
          es: 'Claves de un usuario de IAM, en Secrets Manager',
        },
        why: {
          pt: 'O Secrets Manager guarda as chaves cifradas e fora do servidor; quem as busca já precisa de uma credencial da AWS.',
          en: 'Secrets Manager keeps the keys encrypted and off the server; whoever fetches them already needs an AWS credential.',
          es: 'Secrets Manager guarda las claves cifradas y fuera del servidor; quien las busca ya necesita una credencial de AWS.',
        },
        tell: {
          pt: 'Segredos para programas que já rodam com um papel: Secrets Manager.',
          en: 'Secrets for programs that already run with a role: Secrets Manager.',
          es: 'Secretos para programas que ya corren con un rol: Secrets Manager.',
        },
      },
    ],
    constraints: [
      {
        id: 'temporary',
        text: {
          pt: 'Uma credencial copiada do servidor deve expirar em poucas horas.',
          en: 'A credential copied from the server must expire within hours.',
          es: 'Una credencial copiada del servidor debe vencer en pocas horas.',
        },
        fits: ['roles-anywhere', 'hybrid-activation', 'oidc'],
        rulesOut: {
          'keys-file': {
            pt: 'As chaves de um usuário do IAM valem até que alguém as troque.',
            en: 'The keys of an IAM user are valid until somebody replaces them.',
            es: 'Las claves de un usuario de IAM valen hasta que alguien las cambia.',
          },
          'keys-secret': {
            pt: 'As chaves guardadas no Secrets Manager continuam as de um usuário do IAM, que valem até que alguém as troque.',
            en: 'The keys kept in Secrets Manager are still those of an IAM user, valid until somebody replaces them.',
            es: 'Las claves guardadas en Secrets Manager siguen siendo las de un usuario de IAM, que valen hasta que alguien las cambia.',
          },
        },
      },
      {
        id: 'no-pki',
        text: {
          pt: 'Não há autoridade certificadora nem quem cuide de certificados.',
          en: 'There is no certificate authority and nobody to look after certificates.',
          es: 'No hay autoridad certificadora ni quien se ocupe de certificados.',
        },
        fits: ['keys-file', 'hybrid-activation', 'oidc', 'keys-secret'],
        rulesOut: {
          'roles-anywhere': {
            pt: 'O IAM Roles Anywhere exige certificados X.509 de uma autoridade certificadora.',
            en: 'IAM Roles Anywhere needs X.509 certificates from a certificate authority.',
            es: 'IAM Roles Anywhere exige certificados X.509 de una autoridad certificadora.',
          },
        },
      },
      {
        id: 'no-agent',
        text: {
          pt: 'Nenhum agente de gerenciamento pode ser instalado nos servidores.',
          en: 'No management agent may be installed on the servers.',
          es: 'Ningún agente de administración puede instalarse en los servidores.',
        },
        fits: ['keys-file', 'roles-anywhere', 'oidc', 'keys-secret'],
        rulesOut: {
          'hybrid-activation': {
            pt: 'A ativação híbrida depende do agente do Systems Manager instalado no servidor.',
            en: 'A hybrid activation depends on the Systems Manager agent being installed on the server.',
            es: 'La activación híbrida depende del agente de Systems Manager instalado en el servidor.',
          },
        },
      },
      {
        id: 'no-provider',
        text: {
          pt: 'Não há provedor de identidade que emita tokens para programas.',
          en: 'There is no identity provider that issues tokens to programs.',
          es: 'No hay un proveedor de identidad que emita tokens para programas.',
        },
        fits: ['keys-file', 'roles-anywhere', 'hybrid-activation', 'keys-secret'],
        rulesOut: {
          oidc: {
            pt: 'A federação OIDC depende de um provedor que emita tokens, que a empresa não tem.',
            en: 'OIDC federation depends on a provider that issues tokens, which the company does not have.',
            es: 'La federación OIDC depende de un proveedor que emita tokens, que la empresa no tiene.',
          },
        },
      },
      {
        id: 'nothing-to-start-with',
        text: {
          pt: 'Nenhuma credencial da AWS pode existir no servidor só para buscar outra.',
          en: 'No AWS credential may be on the server just to fetch another.',
          es: 'Ninguna credencial de AWS puede estar en el servidor solo para buscar otra.',
        },
        fits: ['keys-file', 'roles-anywhere', 'hybrid-activation', 'oidc'],
        rulesOut: {
          'keys-secret': {
            pt: 'Para ler as chaves no Secrets Manager, o servidor já precisaria de outra credencial da AWS.',
            en: 'To read the keys from Secrets Manager, the server would already need another AWS credential.',
            es: 'Para leer las claves en Secrets Manager, el servidor ya necesitaría otra credencial de AWS.',
          },
        },
      },
    ],
    ask: {
      pt: 'Com que credenciais o programa deve acessar a AWS?',
      en: 'With what credentials should the program access AWS?',
      es: '¿Con qué credenciales debe acceder el programa a AWS?',
    },
  },
];
