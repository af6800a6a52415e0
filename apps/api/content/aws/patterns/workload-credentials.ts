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
          pt: 'Um instituto de meteorologia executa, em servidores Linux do seu data center, um programa que grava medições em um bucket do Amazon S3.',
          en: 'A weather institute runs, on Linux servers in its data center, a program that writes measurements to an Amazon S3 bucket.',
          es: 'Un instituto meteorológico ejecuta, en servidores Linux de su centro de datos, un programa que guarda mediciones en un bucket de Amazon S3.',
        },
      },
      {
        id: 'print-shop',
        text: {
          pt: 'Uma gráfica tem, em servidores da fábrica, um programa que lê pedidos em uma tabela do Amazon DynamoDB. Hoje ele usa a chave de uma pessoa que saiu.',
          en: 'A printing company has, on servers in its factory, a program that reads orders from an Amazon DynamoDB table. Today it uses the key of a person who has left.',
          es: 'Una imprenta tiene, en servidores de la fábrica, un programa que lee pedidos en una tabla de Amazon DynamoDB. Hoy usa la clave de una persona que se fue.',
        },
      },
      {
        id: 'hospital-devices',
        text: {
          pt: 'Um hospital envia exames ao Amazon S3 com um programa que roda em servidores do próprio prédio, e uma auditoria pediu que se revise com que credenciais.',
          en: 'A hospital sends scans to Amazon S3 with a program that runs on servers in its own building, and an audit has asked for a review of the credentials it uses.',
          es: 'Un hospital envía estudios a Amazon S3 con un programa que corre en servidores de su propio edificio, y una auditoría pidió revisar con qué credenciales.',
        },
      },
      {
        id: 'mine',
        text: {
          pt: 'Uma mineradora processa dados em servidores junto à mina, e o programa precisa publicar resultados no Amazon SQS.',
          en: 'A mining company processes data on servers next to its mine, and the program needs to publish results to Amazon SQS.',
          es: 'Una minera procesa datos en servidores junto a la mina, y el programa necesita publicar resultados en Amazon SQS.',
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
        kind: 'security',
        text: {
          pt: 'Uma credencial copiada do servidor deve deixar de valer sozinha em poucas horas.',
          en: 'A credential copied from the server must stop being valid by itself within hours.',
          es: 'Una credencial copiada del servidor debe dejar de valer sola en pocas horas.',
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
        kind: 'skill',
        text: {
          pt: 'A empresa não tem autoridade certificadora e não vai cuidar de certificados.',
          en: 'The company has no certificate authority and will not look after certificates.',
          es: 'La empresa no tiene autoridad certificadora y no va a ocuparse de certificados.',
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
        kind: 'change',
        text: {
          pt: 'Nenhum agente de gerenciamento pode ser instalado nesses servidores.',
          en: 'No management agent may be installed on these servers.',
          es: 'Ningún agente de administración puede instalarse en esos servidores.',
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
        kind: 'change',
        text: {
          pt: 'A empresa não tem provedor de identidade que emita tokens para programas.',
          en: 'The company has no identity provider that issues tokens to programs.',
          es: 'La empresa no tiene un proveedor de identidad que emita tokens para programas.',
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
        kind: 'security',
        text: {
          pt: 'Antes disso, os servidores não têm nenhuma credencial da AWS, e não se criará outra só para buscar esta.',
          en: 'Until then the servers have no AWS credential at all, and no other will be created just to fetch this one.',
          es: 'Antes de esto, los servidores no tienen ninguna credencial de AWS, y no se creará otra solo para buscar esta.',
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
