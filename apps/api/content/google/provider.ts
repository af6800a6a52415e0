import type { ProviderWords } from '../../src/knowledge/knowledge.types.ts';

export const google: ProviderWords = {
  name: { pt: 'o Google', en: 'Google', es: 'Google' },
  service: {
    pt: 'serviço ou recurso do Google Cloud',
    en: 'Google Cloud service or feature',
    es: 'servicio o función de Google Cloud',
  },
  // In lower case: 'SQL' or 'Run' alone does not name a product.
  brands: ['Google', 'cloud'],
  responsibility: {
    provider: {
      pt: 'O Google responde em qualquer caso pelos prédios, pelo hardware e pela rede. De IaaS para PaaS e de PaaS para SaaS, a parte dele aumenta; no destino compartilhado (shared fate), ele também ajuda o cliente na parte que lhe cabe.',
      en: 'Google is responsible in any case for buildings, hardware and network. From IaaS to PaaS and from PaaS to SaaS its part grows; under shared fate it also helps the customer with the customer’s part.',
      es: 'Google responde en cualquier caso por los edificios, el hardware y la red. De IaaS a PaaS y de PaaS a SaaS, su parte aumenta; con el destino compartido (shared fate), también ayuda al cliente en la parte que le toca.',
    },
    customer: {
      pt: 'O cliente responde em qualquer caso pelos dados, pelos acessos e pelos aparelhos dos usuários. Em IaaS cuida também do sistema operacional e, em IaaS e PaaS, do código.',
      en: 'The customer is responsible in any case for data, access and users’ devices. In IaaS it also looks after the operating system and, in IaaS and PaaS, the code.',
      es: 'El cliente responde en cualquier caso por los datos, los accesos y los dispositivos de los usuarios. En IaaS se ocupa también del sistema operativo y, en IaaS y PaaS, del código.',
    },
  },
};
