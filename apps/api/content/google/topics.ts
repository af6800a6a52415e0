import type { Topic } from '../../src/knowledge/knowledge.types.ts';

export const topics: readonly Topic[] = [
  { id: 'cloud-value', name: { pt: 'Valor da nuvem', en: 'Value of the cloud', es: 'Valor de la nube' } },
  { id: 'cloud-economics', name: { pt: 'Economia da nuvem', en: 'Cloud economics', es: 'Economía de la nube' } },
  {
    id: 'deployment-models',
    name: {
      pt: 'Nuvem pública, híbrida e multicloud',
      en: 'Public, hybrid and multicloud',
      es: 'Nube pública, híbrida y multicloud',
    },
  },
  { id: 'service-models', name: { pt: 'IaaS, PaaS e SaaS', en: 'IaaS, PaaS and SaaS', es: 'IaaS, PaaS y SaaS' } },
  {
    id: 'global-network',
    name: {
      pt: 'Regiões, zonas e rede global',
      en: 'Regions, zones and the global network',
      es: 'Regiones, zonas y red global',
    },
  },
  {
    id: 'shared-responsibility',
    name: { pt: 'Responsabilidade compartilhada', en: 'Shared responsibility', es: 'Responsabilidad compartida' },
  },
  {
    id: 'data-concepts',
    name: { pt: 'Dados e governança', en: 'Data and its governance', es: 'Datos y su gobernanza' },
  },
  { id: 'databases', name: { pt: 'Bancos de dados', en: 'Databases', es: 'Bases de datos' } },
  {
    id: 'object-storage',
    name: {
      pt: 'Armazenamento de objetos e arquivos',
      en: 'Object and file storage',
      es: 'Almacenamiento de objetos y archivos',
    },
  },
  { id: 'warehouse-bi', name: { pt: 'BigQuery e Looker', en: 'BigQuery and Looker', es: 'BigQuery y Looker' } },
  {
    id: 'streaming',
    name: { pt: 'Streaming e pipelines', en: 'Streaming and pipelines', es: 'Streaming y pipelines' },
  },
  {
    id: 'ai-concepts',
    name: { pt: 'Fundamentos de IA e ML', en: 'AI and ML fundamentals', es: 'Fundamentos de IA y ML' },
  },
  {
    id: 'responsible-ai',
    name: {
      pt: 'IA responsável e explicável',
      en: 'Responsible and explainable AI',
      es: 'IA responsable y explicable',
    },
  },
  {
    id: 'ai-products',
    name: {
      pt: 'APIs prontas, AutoML e Agent Platform',
      en: 'Ready APIs, AutoML and Agent Platform',
      es: 'API preentrenadas, AutoML y Agent Platform',
    },
  },
  { id: 'gen-ai', name: { pt: 'IA generativa', en: 'Generative AI', es: 'IA generativa' } },
  { id: 'migration', name: { pt: 'Migração', en: 'Migration', es: 'Migración' } },
  { id: 'virtual-machines', name: { pt: 'Máquinas virtuais', en: 'Virtual machines', es: 'Máquinas virtuales' } },
  {
    id: 'containers',
    name: {
      pt: 'Contêineres e entrega contínua',
      en: 'Containers and continuous delivery',
      es: 'Contenedores y entrega continua',
    },
  },
  { id: 'serverless', name: { pt: 'Computação serverless', en: 'Serverless computing', es: 'Computación serverless' } },
  { id: 'apis', name: { pt: 'APIs e Apigee', en: 'APIs and Apigee', es: 'API y Apigee' } },
  { id: 'networking', name: { pt: 'Serviços de rede', en: 'Networking services', es: 'Servicios de red' } },
  {
    id: 'security-concepts',
    name: { pt: 'Conceitos de segurança', en: 'Security concepts', es: 'Conceptos de seguridad' },
  },
  { id: 'identity', name: { pt: 'Identidade e acesso', en: 'Identity and access', es: 'Identidad y acceso' } },
  { id: 'data-protection', name: { pt: 'Proteção de dados', en: 'Data protection', es: 'Protección de datos' } },
  {
    id: 'threat-protection',
    name: { pt: 'Proteção contra ameaças', en: 'Threat protection', es: 'Protección contra amenazas' },
  },
  {
    id: 'compliance',
    name: { pt: 'Conformidade e confiança', en: 'Compliance and trust', es: 'Cumplimiento y confianza' },
  },
  { id: 'cost-management', name: { pt: 'Gestão de custos', en: 'Cost management', es: 'Gestión de costos' } },
  { id: 'purchase-options', name: { pt: 'Formas de pagamento', en: 'Ways of paying', es: 'Formas de pago' } },
  {
    id: 'resource-hierarchy',
    name: { pt: 'Hierarquia de recursos', en: 'Resource hierarchy', es: 'Jerarquía de recursos' },
  },
  { id: 'reliability', name: { pt: 'Confiabilidade e SRE', en: 'Reliability and SRE', es: 'Confiabilidad y SRE' } },
  { id: 'monitoring', name: { pt: 'Observabilidade', en: 'Observability', es: 'Observabilidad' } },
  { id: 'support', name: { pt: 'Customer Care', en: 'Customer Care', es: 'Customer Care' } },
  { id: 'sustainability', name: { pt: 'Sustentabilidade', en: 'Sustainability', es: 'Sostenibilidad' } },
];
