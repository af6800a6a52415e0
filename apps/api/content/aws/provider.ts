import type { ProviderWords } from '../../src/knowledge/knowledge.types.ts';

export const aws: ProviderWords = {
  name: { pt: 'a AWS', en: 'AWS', es: 'AWS' },
  service: { pt: 'serviço da AWS', en: 'AWS service', es: 'servicio de AWS' },
  brands: ['Amazon', 'AWS'],
  responsibility: {
    provider: {
      pt: 'A AWS responde pela segurança da nuvem: instalações, hardware, rede e tudo o que opera nos serviços gerenciados. Quanto mais gerenciado o serviço, maior a parte dela.',
      en: 'AWS is responsible for security of the cloud: facilities, hardware, network and all that it operates in managed services. The more managed the service, the larger its part.',
      es: 'AWS responde por la seguridad de la nube: instalaciones, hardware, red y todo lo que opera en los servicios administrados. Cuanto más administrado el servicio, mayor es su parte.',
    },
    customer: {
      pt: 'O cliente responde pela segurança na nuvem: os dados, os acessos e tudo o que ele mesmo instala ou configura. Quanto menos gerenciado o serviço, maior a parte dele.',
      en: 'The customer is responsible for security in the cloud: the data, the access and all that it installs or configures itself. The less managed the service, the larger its part.',
      es: 'El cliente responde por la seguridad en la nube: los datos, los accesos y todo lo que él mismo instala o configura. Cuanto menos administrado el servicio, mayor es su parte.',
    },
  },
};
