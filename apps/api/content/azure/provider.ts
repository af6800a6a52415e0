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
      pt: 'O cliente responde em qualquer caso pelos dados, pelos dispositivos e pelas contas. De SaaS para PaaS e de PaaS para IaaS, a parte dele aumenta.',
      en: 'The customer is responsible in any case for data, devices and accounts. From SaaS to PaaS and from PaaS to IaaS its part grows.',
      es: 'El cliente responde en cualquier caso por los datos, los dispositivos y las cuentas. De SaaS a PaaS y de PaaS a IaaS, su parte aumenta.',
    },
  },
};
