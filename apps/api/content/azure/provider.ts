import type { ProviderWords } from '../../src/knowledge/knowledge.types.ts';

export const azure: ProviderWords = {
  name: { pt: 'a Microsoft', en: 'Microsoft', es: 'Microsoft' },
  service: { pt: 'serviço ou recurso do Azure', en: 'Azure service or feature', es: 'servicio o función de Azure' },
  brands: ['Azure', 'Microsoft', 'Entra'],
  responsibility: {
    provider: {
      pt: 'A Microsoft responde em qualquer caso pelo datacenter, pela rede e pelos hosts físicos. De IaaS para PaaS e de PaaS para SaaS, a parte dela aumenta.',
      en: 'Microsoft is responsible in any case for the physical datacenter, network and hosts. From IaaS to PaaS and from PaaS to SaaS its part grows.',
      es: 'Microsoft responde en cualquier caso por el centro de datos, la red y los hosts físicos. De IaaS a PaaS y de PaaS a SaaS, su parte aumenta.',
    },
    customer: {
      pt: 'O cliente responde em qualquer caso pelos dados, pelos dispositivos e pelas contas. Em IaaS cuida também do sistema operacional e, em IaaS e PaaS, das aplicações.',
      en: 'The customer is responsible in any case for data, devices and accounts. In IaaS it also looks after the operating system and, in IaaS and PaaS, the applications.',
      es: 'El cliente responde en cualquier caso por los datos, los dispositivos y las cuentas. En IaaS se ocupa también del sistema operativo y, en IaaS y PaaS, de las aplicaciones.',
    },
  },
};
