import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const imageRegistry: readonly Pattern[] = [
  {
    id: 'image-registry',
    exams: {
      'saa-c03': { domain: 'performance', topic: 'compute-performance' },
      'clf-c02': { domain: 'technology', topic: 'containers' },
    },
    scene: {
      pt: 'Pense em cada imagem de contêiner como uma receita da casa, e nos contêineres como as cozinhas que precisam lê-la.',
      en: 'Think of each container image as a house recipe, and of the containers as the kitchens that need to read it.',
      es: 'Piensa en cada imagen de contenedor como una receta de la casa, y en los contenedores como cocinas que necesitan leerla.',
    },
    situations: [
      {
        id: 'bank-images',
        text: {
          pt: 'Um banco digital escolhe onde guardar as imagens dos seus contêineres do Amazon ECS.',
          en: 'A digital bank is choosing where to keep the images of its Amazon ECS containers.',
          es: 'Un banco digital elige dónde guardar las imágenes de sus contenedores de Amazon ECS.',
        },
        today: {
          pt: 'São 60 imagens de até 800 MB, que cada desenvolvedor gera e guarda no próprio computador. Um arquiteto de soluções precisa definir um repositório comum.',
          en: 'There are 60 images of up to 800 MB, which each developer builds and keeps on their own computer. A solutions architect must define a common repository.',
          es: 'Son 60 imágenes de hasta 800 MB, que cada desarrollador genera y guarda en su propia computadora. Un arquitecto de soluciones debe definir un repositorio común.',
        },
      },
      {
        id: 'robots',
        text: {
          pt: 'Uma fabricante de robôs escolhe onde guardar o seu software, que distribui como imagens de contêiner.',
          en: 'A robot maker is choosing where to keep its software, which it distributes as container images.',
          es: 'Un fabricante de robots elige dónde guardar su software, que distribuye como imágenes de contenedor.',
        },
        today: {
          pt: 'Cada versão tem 2 GB e ainda é levada às fábricas em pen drives. A empresa quer um repositório de onde os contêineres baixem a nova versão.',
          en: 'Each version has 2 GB and is still taken to the factories on USB sticks. The company wants a repository from which containers pull the new version.',
          es: 'Cada versión tiene 2 GB y aún se lleva a las fábricas en memorias USB. La empresa quiere un repositorio del que los contenedores descarguen la nueva versión.',
        },
      },
      {
        id: 'genomics-images',
        text: {
          pt: 'Um centro de genômica escolhe onde guardar dezenas de imagens de contêiner, hoje no computador de um pesquisador.',
          en: 'A genomics center is choosing where to keep dozens of container images, now on a researcher’s computer.',
          es: 'Un centro de genómica elige dónde guardar decenas de imágenes de contenedor, hoy en la computadora de un investigador.',
        },
        today: {
          pt: 'O cluster do Amazon ECS as copia dali e, quando esse computador está desligado, nenhuma análise começa.',
          en: 'The Amazon ECS cluster copies them from there, and when that computer is off, no analysis can start.',
          es: 'El clúster de Amazon ECS las copia de ahí y, cuando esa computadora está apagada, ningún análisis puede empezar.',
        },
      },
      {
        id: 'tickets-images',
        text: {
          pt: 'Uma empresa de ingressos escolhe onde publicar vinte imagens de contêiner por dia.',
          en: 'A ticketing company is deciding where to publish its twenty new container images a day.',
          es: 'Una empresa de venta de entradas elige dónde publicar veinte imágenes de contenedor por día.',
        },
        today: {
          pt: 'Hoje o pipeline as copia para um disco compartilhado por três equipes, que já ficou cheio duas vezes neste mês.',
          en: 'The pipeline copies them today to a disk that three teams share, which has been full twice this month.',
          es: 'El pipeline las copia hoy a un disco que comparten tres equipos y que ya se llenó dos veces este mes.',
        },
      },
    ],
    candidates: [
      {
        id: 'build-server',
        uses: [],
        popularity: 3,
        neverRight: true,
        source: docs('AmazonECS/latest/developerguide/docker-basics.html'),
        text: {
          pt: 'O disco do servidor de compilação',
          en: 'The disk of the build server',
          es: 'El disco del servidor de compilación',
        },
        action: {
          pt: 'Deixar as imagens no disco do servidor que as compila e exportá-las dele com um script a cada implantação.',
          en: 'Leave the images on the disk of the server that builds them and export them with a script at each deployment.',
          es: 'Dejar las imágenes en el disco del servidor que las compila y exportarlas con un script en cada implementación.',
        },
        why: {
          pt: 'O disco do servidor de compilação guarda as imagens onde são criadas, sem outro serviço; elas se perdem com ele.',
          en: 'The disk of the build server keeps images where they are built, with no other service; they are lost with it.',
          es: 'El disco del servidor de compilación guarda las imágenes donde se crean, sin otro servicio; se pierden con él.',
        },
        likeness: {
          pt: 'o único livro de receitas, guardado numa só cozinha e perdido se ela pegar fogo',
          en: 'the only recipe book, kept in a single kitchen and lost if that kitchen burns',
          es: 'el único recetario, guardado en una sola cocina y perdido si esta se quema',
        },
        tell: {
          pt: 'Imagens de teste, que se criam de novo: o servidor de compilação.',
          en: 'Test images that can be built again: the build server.',
          es: 'Imágenes de prueba, que se crean de nuevo: el servidor de compilación.',
        },
      },
      {
        id: 'ecr',
        uses: ['ECR'],
        popularity: 5,
        source: docs('AmazonECR/latest/userguide/what-is-ecr.html'),
        text: {
          pt: 'Um repositório privado do Amazon ECR',
          en: 'A private Amazon ECR repository',
          es: 'Un repositorio privado de Amazon ECR',
        },
        action: {
          pt: 'Criar repositórios privados no Amazon ECR na região em uso e enviar a eles as imagens.',
          en: 'Create private repositories in Amazon ECR in the Region in use and push the images to them.',
          es: 'Crear repositorios privados en Amazon ECR en la región en uso y enviar a ellos las imágenes.',
        },
        why: {
          pt: 'O Amazon ECR privado guarda imagens com permissões do IAM e procura falhas em cada uma, em uma região, sem servidores.',
          en: 'Private Amazon ECR keeps images with IAM permissions and scans each of them for flaws, in one Region, with no servers.',
          es: 'Amazon ECR privado guarda imágenes con permisos de IAM y busca fallas en cada una, en una región, sin servidores.',
        },
        likeness: {
          pt: 'o arquivo de uma só cidade, cuidado por outros, que mostra as receitas só a quem tem crachá',
          en: 'the archive of one city, looked after by others, which shows the recipes only to badge holders',
          es: 'el archivo de una sola ciudad, cuidado por otros, que muestra las recetas solo a quien tiene credencial',
        },
        tell: {
          pt: 'Imagens que ninguém de fora da empresa pode baixar: repositórios privados do Amazon ECR. Imagens que não dependem de um servidor: Amazon ECR. Nenhuma segunda cópia das imagens a pagar: Amazon ECR, sem replicação. Nenhum fornecedor além da AWS na entrega das imagens: Amazon ECR, e não Docker Hub.',
          en: 'Images that nobody outside the company may pull: private Amazon ECR repositories. Images that do not depend on one server: Amazon ECR. No second copy of the images to pay for: Amazon ECR, without replication. No supplier other than AWS to deliver the images: Amazon ECR, not Docker Hub.',
          es: 'Imágenes que nadie de afuera de la empresa puede descargar: repositorios privados de Amazon ECR. Imágenes que no dependen de un servidor: Amazon ECR. Ninguna segunda copia de las imágenes por pagar: Amazon ECR, sin replicación. Ningún proveedor además de AWS para la entrega de las imágenes: Amazon ECR, y no Docker Hub.',
        },
      },
      {
        id: 'ecr-replicated',
        uses: ['ECR'],
        popularity: 3,
        source: docs('AmazonECR/latest/userguide/replication.html'),
        text: {
          pt: 'Amazon ECR privado, com replicação',
          en: 'Private Amazon ECR, with replication',
          es: 'Amazon ECR privado, con replicación',
        },
        action: {
          pt: 'Criar repositórios privados no Amazon ECR, configurar a replicação entre regiões e enviar a eles as imagens.',
          en: 'Create private repositories in Amazon ECR, configure cross-Region replication and push the images to them.',
          es: 'Crear repositorios privados en Amazon ECR, configurar la replicación entre regiones y enviar a ellos las imágenes.',
        },
        why: {
          pt: 'Com a replicação, o Amazon ECR copia cada imagem privada para outra região assim que ela é enviada.',
          en: 'With replication, Amazon ECR copies each private image to another Region as soon as it is pushed.',
          es: 'Con la replicación, Amazon ECR copia cada imagen privada a otra región apenas se sube.',
        },
        likeness: {
          pt: 'o arquivo que manda as receitas também a uma filial paga noutra cidade, só para quem tem crachá',
          en: 'the archive, for badge holders only, that also sends its recipes to a paid branch in another city',
          es: 'el archivo, solo para quien tiene credencial, que envía cada receta también a una sucursal de pago en otra ciudad',
        },
        tell: {
          pt: 'Imagens que ninguém de fora da empresa pode baixar: repositórios privados do Amazon ECR. Nenhum fornecedor além da AWS na entrega das imagens: Amazon ECR, e não Docker Hub. Contêineres que iniciam em outra região, se a primeira for perdida: a replicação do Amazon ECR.',
          en: 'Images that nobody outside the company may pull: private Amazon ECR repositories. No supplier other than AWS to deliver the images: Amazon ECR, not Docker Hub. Containers that start in another Region if the first one is lost: Amazon ECR replication.',
          es: 'Imágenes que nadie de afuera de la empresa puede descargar: repositorios privados de Amazon ECR. Ningún proveedor además de AWS para la entrega de las imágenes: Amazon ECR, y no Docker Hub. Contenedores que inician en otra región, si se pierde la primera: la replicación de Amazon ECR.',
        },
      },
      {
        id: 'ecr-lifecycle',
        uses: ['ECR'],
        popularity: 4,
        neverRight: true,
        source: docs('AmazonECR/latest/userguide/LifecyclePolicies.html'),
        text: {
          pt: 'Amazon ECR privado, com política de ciclo de vida',
          en: 'Private Amazon ECR, with a lifecycle policy',
          es: 'Amazon ECR privado, con política de ciclo de vida',
        },
        action: {
          pt: 'Criar repositórios privados no Amazon ECR, definir uma política de ciclo de vida e enviar a eles as imagens.',
          en: 'Create private repositories in Amazon ECR, set a lifecycle policy and push the images to them.',
          es: 'Crear repositorios privados en Amazon ECR, definir una política de ciclo de vida y enviar a ellos las imágenes.',
        },
        why: {
          pt: 'Uma política de ciclo de vida do Amazon ECR remove imagens antigas de um repositório privado, em uma região.',
          en: 'A lifecycle policy of Amazon ECR removes old images from a private repository, in one Region.',
          es: 'Una política de ciclo de vida de Amazon ECR elimina imágenes antiguas de un repositorio privado, en una región.',
        },
        likeness: {
          pt: 'o arquivo de uma só cidade, só para quem tem crachá, que descarta por si as receitas antigas',
          en: 'the archive of one city, for badge holders only, which discards old recipes by itself',
          es: 'el archivo de una sola ciudad, solo con credencial, que descarta por sí mismo las recetas viejas',
        },
        tell: {
          pt: 'Imagens antigas a remover: uma política de ciclo de vida.',
          en: 'Old images to remove: a lifecycle policy.',
          es: 'Imágenes antiguas por eliminar: una política de ciclo de vida.',
        },
      },
      {
        id: 'ecr-public',
        uses: ['ECR'],
        popularity: 3,
        rightWith: ['outsiders'],
        source: docs('AmazonECR/latest/public/what-is-ecr.html'),
        text: {
          pt: 'Um repositório no Amazon ECR Public',
          en: 'A repository in Amazon ECR Public',
          es: 'Un repositorio en Amazon ECR Public',
        },
        action: {
          pt: 'Criar repositórios no Amazon ECR Public, com uma página na galeria, e enviar a eles as imagens.',
          en: 'Create repositories in Amazon ECR Public, with a page in its gallery, and push the images to them.',
          es: 'Crear repositorios en Amazon ECR Public, con una página en su galería, y enviar a ellos las imágenes.',
        },
        why: {
          pt: 'O Amazon ECR Public replica as imagens entre regiões e as oferece a qualquer pessoa, com ou sem conta na AWS.',
          en: 'Amazon ECR Public replicates images across Regions and offers them to anyone, with or without an AWS account.',
          es: 'Amazon ECR Public replica las imágenes entre regiones y las ofrece a cualquiera, con o sin cuenta en AWS.',
        },
        likeness: {
          pt: 'a vitrine do arquivo, à vista em várias cidades, onde qualquer passante copia as receitas',
          en: 'the archive’s window, on view in several cities, where any passer-by copies the recipes',
          es: 'el escaparate del archivo, a la vista en varias ciudades, donde cualquier transeúnte copia las recetas',
        },
        tell: {
          pt: 'Imagens para o mundo todo: Amazon ECR Public. Imagens de código aberto, para quem não tem conta na AWS: Amazon ECR Public. Nenhum fornecedor além da AWS na entrega das imagens: Amazon ECR, e não Docker Hub.',
          en: 'Images for the whole world: Amazon ECR Public. Images of open code, for those without an AWS account: Amazon ECR Public. No supplier other than AWS to deliver the images: Amazon ECR, not Docker Hub.',
          es: 'Imágenes para todo el mundo: Amazon ECR Public. Imágenes de código abierto, para quienes no tienen cuenta en AWS: Amazon ECR Public. Ningún proveedor además de AWS para la entrega de las imágenes: Amazon ECR, y no Docker Hub.',
        },
      },
      {
        id: 'own-registry',
        neverRight: true,
        uses: [],
        popularity: 3,
        source: docs('AWSEC2/latest/UserGuide/concepts.html'),
        text: {
          pt: 'Um registro próprio no EC2, em uma só região',
          en: 'A self-managed registry on EC2, in one Region',
          es: 'Un registro propio en EC2, en una sola región',
        },
        action: {
          pt: 'Instalar um registro de código aberto em duas instâncias do Amazon EC2 da região em uso e enviar a ele as imagens.',
          en: 'Install an open source registry on two Amazon EC2 instances of the Region in use and push the images to it.',
          es: 'Instalar un registro de código abierto en dos instancias de Amazon EC2 de la región en uso y enviar a él las imágenes.',
        },
        why: {
          pt: 'Um registro próprio no EC2 aceita qualquer forma de entrada e regra; a equipe o atualiza e o mantém no ar.',
          en: 'A self-managed registry on EC2 accepts any form of sign-in and rule; the team updates it and keeps it up.',
          es: 'Un registro propio en EC2 acepta cualquier forma de ingreso y regla; el equipo lo actualiza y lo mantiene activo.',
        },
        likeness: {
          pt: 'o cofre de receitas de uma só cidade, cujas fechaduras você mesmo escolhe, instala e conserta',
          en: 'the recipe safe of one city, whose locks you choose, fit and repair yourself',
          es: 'la caja fuerte de recetas de una ciudad, cuyas cerraduras tú mismo eliges, instalas y reparas',
        },
        tell: {
          pt: 'Regras que nenhum registro gerenciado tem: registro próprio.',
          en: 'Rules that no managed registry has: a registry of your own.',
          es: 'Reglas que ningún registro administrado tiene: registro propio.',
        },
      },
      {
        id: 'docker-hub',
        uses: ['Docker Hub'],
        popularity: 4,
        rightWith: ['outsiders'],
        source: docs('AmazonECR/latest/userguide/pull-through-cache.html'),
        text: {
          pt: 'Um repositório público no Docker Hub',
          en: 'A public repository on Docker Hub',
          es: 'Un repositorio público en Docker Hub',
        },
        action: {
          pt: 'Criar repositórios públicos no Docker Hub, em nome da organização, e enviar a eles as imagens.',
          en: 'Create public repositories on Docker Hub, in the organization’s name, and push the images to them.',
          es: 'Crear repositorios públicos en Docker Hub, a nombre de la organización, y enviar a ellos las imágenes.',
        },
        why: {
          pt: 'Um repositório público no Docker Hub é conhecido e aberto a todos, com limites de downloads definidos por essa empresa.',
          en: 'A public repository on Docker Hub is well known and open to all, with limits on pulls set by that company.',
          es: 'Un repositorio público en Docker Hub es conocido y abierto a todos, con límites de descargas definidos por esa empresa.',
        },
        likeness: {
          pt: 'a biblioteca famosa, aberta a todos em muitas cidades, que é de outra empresa, com contrato à parte',
          en: 'the well-known library, open to all in many cities, which belongs to another company, under a separate contract',
          es: 'la biblioteca famosa, abierta a todos en muchas ciudades, que es de otra empresa, con contrato aparte',
        },
        tell: {
          pt: 'Imagens abertas fora da AWS: Docker Hub.',
          en: 'Open images outside AWS: Docker Hub.',
          es: 'Imágenes abiertas fuera de AWS: Docker Hub.',
        },
      },
    ],
    constraints: [
      {
        id: 'server-loss',
        text: {
          pt: 'A falha de um servidor não pode deixar os contêineres sem as suas imagens.',
          en: 'The failure of one server must not leave the containers without their images.',
          es: 'La falla de un servidor no debe dejar a los contenedores sin sus imágenes.',
        },
        fits: ['ecr', 'ecr-lifecycle', 'ecr-replicated', 'ecr-public', 'docker-hub'],
        rulesOut: {
          'build-server': {
            pt: 'Se o servidor de compilação falha, o disco e as imagens se perdem com ele.',
            en: 'If the build server fails, its disk and the images are lost with it.',
            es: 'Si el servidor de compilación falla, su disco y las imágenes se pierden con él.',
          },
        },
      },
      {
        id: 'secret',
        text: {
          pt: 'As imagens contêm código confidencial, e ninguém de fora da empresa pode baixá-las.',
          en: 'The images contain confidential code, and nobody outside the company may pull them.',
          es: 'Las imágenes contienen código confidencial, y nadie de afuera de la empresa puede descargarlas.',
        },
        fits: ['build-server', 'ecr', 'ecr-lifecycle', 'ecr-replicated', 'own-registry'],
        rulesOut: {
          'ecr-public': {
            pt: 'Imagens no Amazon ECR Public podem ser baixadas por qualquer pessoa.',
            en: 'Images in Amazon ECR Public can be pulled by anyone.',
            es: 'Las imágenes en Amazon ECR Public puede descargarlas cualquiera.',
          },
          'docker-hub': {
            pt: 'Um repositório público no Docker Hub é aberto a qualquer pessoa.',
            en: 'A public repository on Docker Hub is open to anyone.',
            es: 'Un repositorio público en Docker Hub está abierto a cualquiera.',
          },
        },
        situations: ['bank-images', 'genomics-images', 'tickets-images'],
      },
      {
        id: 'no-servers',
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['ecr', 'ecr-lifecycle', 'ecr-replicated', 'ecr-public', 'docker-hub'],
        rulesOut: {
          'own-registry': {
            pt: 'Um registro próprio roda em instâncias que a equipe atualiza e vigia.',
            en: 'A self-managed registry runs on instances that the team patches and watches.',
            es: 'Un registro propio corre en instancias que el equipo actualiza y vigila.',
          },
        },
      },
      {
        id: 'other-region',
        text: {
          pt: 'O plano de recuperação de desastres inicia os mesmos contêineres em outra região se a primeira for perdida.',
          en: 'The disaster recovery plan starts the same containers in another Region if the first one is lost.',
          es: 'El plan de recuperación ante desastres inicia los mismos contenedores en otra región si se pierde la primera.',
        },
        fits: ['ecr-replicated', 'ecr-public', 'docker-hub'],
        rulesOut: {
          'ecr-lifecycle': {
            pt: 'Uma política de ciclo de vida só remove imagens; o repositório fica em uma região e para com ela.',
            en: 'A lifecycle policy only removes images; the repository is in one Region and stops with it.',
            es: 'Una política de ciclo de vida solo elimina imágenes; el repositorio está en una región y se detiene con ella.',
          },
          'build-server': {
            pt: 'O disco do servidor de compilação está em um só lugar e não serve a outra região se ele cair.',
            en: 'The disk of the build server is in a single place and is no help to another Region when that one goes down.',
            es: 'El disco del servidor de compilación está en un solo lugar y no sirve a otra región si ese cae.',
          },
          ecr: {
            pt: 'Um repositório privado do Amazon ECR fica em uma região e para com ela.',
            en: 'A private Amazon ECR repository is in one Region and stops with it.',
            es: 'Un repositorio privado de Amazon ECR está en una región y se detiene con ella.',
          },
          'own-registry': {
            pt: 'O registro próprio está em uma só região e para com ela.',
            en: 'The self-managed registry is in a single Region and stops with it.',
            es: 'El registro propio está en una sola región y se detiene con ella.',
          },
        },
      },
      {
        id: 'outsiders',
        situations: ['robots', 'genomics-images'],
        text: {
          pt: 'O código é aberto: universidades e parceiros, mesmo sem conta na AWS, devem baixar as imagens sem se identificar.',
          en: 'The code is open: universities and partners, even without an AWS account, must pull the images without signing in.',
          es: 'El código es abierto: universidades y socios, aun sin cuenta en AWS, deben descargar las imágenes sin identificarse.',
        },
        fits: ['ecr-public', 'docker-hub'],
        rulesOut: {
          'ecr-lifecycle': {
            pt: 'Um repositório privado do Amazon ECR só entrega imagens a quem tem permissão do IAM.',
            en: 'A private Amazon ECR repository delivers images only to those with IAM permission.',
            es: 'Un repositorio privado de Amazon ECR solo entrega imágenes a quienes tienen permiso de IAM.',
          },
          'build-server': {
            pt: 'O disco do servidor de compilação não entrega imagens a quem está fora da empresa.',
            en: 'The disk of the build server hands no images to those outside the company.',
            es: 'El disco del servidor de compilación no entrega imágenes a quien está fuera de la empresa.',
          },
          ecr: {
            pt: 'Um repositório privado do Amazon ECR só entrega imagens a quem tem permissão do IAM.',
            en: 'A private Amazon ECR repository delivers images only to those with IAM permission.',
            es: 'Un repositorio privado de Amazon ECR solo entrega imágenes a quien tiene permiso de IAM.',
          },
          'ecr-replicated': {
            pt: 'Um repositório privado do Amazon ECR só entrega imagens a quem tem permissão do IAM.',
            en: 'A private Amazon ECR repository delivers images only to those with IAM permission.',
            es: 'Un repositorio privado de Amazon ECR solo entrega imágenes a quien tiene permiso de IAM.',
          },
        },
      },
      {
        id: 'aws-contract',
        text: {
          pt: 'O setor de compras não quer contratar, além da AWS, outro fornecedor para a entrega das imagens.',
          en: 'The purchasing department does not want to contract with any supplier other than AWS to deliver the images.',
          es: 'El área de compras no quiere contratar, además de AWS, a otro proveedor para la entrega de las imágenes.',
        },
        fits: ['build-server', 'ecr', 'ecr-lifecycle', 'ecr-replicated', 'ecr-public', 'own-registry'],
        rulesOut: {
          'docker-hub': {
            pt: 'O Docker Hub entrega as imagens, mas é de outra empresa, com contrato e limites próprios.',
            en: 'Docker Hub delivers the images but belongs to another company, with a contract and limits of its own.',
            es: 'Docker Hub entrega las imágenes, pero es de otra empresa, con contrato y límites propios.',
          },
        },
      },
      {
        id: 'one-copy',
        text: {
          pt: 'Todos os contêineres rodam em Ohio, e a empresa não quer pagar por uma segunda cópia das imagens.',
          en: 'All containers run in Ohio, and the company does not want to pay for a second copy of the images.',
          es: 'Todos los contenedores corren en Ohio, y la empresa no quiere pagar por una segunda copia de las imágenes.',
        },
        fits: ['build-server', 'ecr', 'ecr-lifecycle', 'ecr-public', 'own-registry', 'docker-hub'],
        rulesOut: {
          'ecr-replicated': {
            pt: 'Com a replicação, cada imagem é armazenada e cobrada em duas regiões.',
            en: 'With replication each image is stored and charged in two Regions.',
            es: 'Con la replicación, cada imagen se almacena y se cobra en dos regiones.',
          },
        },
        notWith: ['other-region'],
        situations: ['bank-images', 'genomics-images', 'tickets-images'],
      },
    ],
    ask: {
      pt: 'O que deve guardar as imagens?',
      en: 'What should keep the images?',
      es: '¿Qué debe guardar las imágenes?',
    },
  },
];
