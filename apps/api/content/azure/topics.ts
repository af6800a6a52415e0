import type { Topic } from '../../src/knowledge/knowledge.types.ts';

export const topics: readonly Topic[] = [
  { id: 'cloud-basics', name: { pt: 'Computação em nuvem', en: 'Cloud computing', es: 'Computación en la nube' } },
  { id: 'cloud-pricing', name: { pt: 'Modelos de gasto', en: 'Spending models', es: 'Modelos de gasto' } },
  { id: 'cloud-models', name: { pt: 'Modelos de nuvem', en: 'Cloud models', es: 'Modelos de nube' } },
  {
    id: 'cloud-benefits',
    name: { pt: 'Benefícios da nuvem', en: 'Benefits of the cloud', es: 'Beneficios de la nube' },
  },
  { id: 'service-types', name: { pt: 'IaaS, PaaS e SaaS', en: 'IaaS, PaaS and SaaS', es: 'IaaS, PaaS y SaaS' } },
  {
    id: 'shared-responsibility',
    name: { pt: 'Responsabilidade compartilhada', en: 'Shared responsibility', es: 'Responsabilidad compartida' },
  },
  { id: 'regions', name: { pt: 'Regiões e zonas', en: 'Regions and zones', es: 'Regiones y zonas' } },
  {
    id: 'resources',
    name: { pt: 'Recursos e assinaturas', en: 'Resources and subscriptions', es: 'Recursos y suscripciones' },
  },
  { id: 'compute', name: { pt: 'Máquinas virtuais', en: 'Virtual machines', es: 'Máquinas virtuales' } },
  {
    id: 'vm-resources',
    name: {
      pt: 'Recursos de uma máquina virtual',
      en: 'Resources of a virtual machine',
      es: 'Recursos de una máquina virtual',
    },
  },
  {
    id: 'app-hosting',
    name: { pt: 'App Service e Functions', en: 'App Service and Functions', es: 'App Service y Functions' },
  },
  { id: 'containers', name: { pt: 'Contêineres', en: 'Containers', es: 'Contenedores' } },
  { id: 'virtual-networks', name: { pt: 'Redes virtuais', en: 'Virtual networks', es: 'Redes virtuales' } },
  {
    id: 'connectivity',
    name: { pt: 'VPN Gateway e ExpressRoute', en: 'VPN Gateway and ExpressRoute', es: 'VPN Gateway y ExpressRoute' },
  },
  {
    id: 'dns-endpoints',
    name: { pt: 'DNS e pontos de extremidade', en: 'DNS and endpoints', es: 'DNS y puntos de conexión' },
  },
  { id: 'traffic', name: { pt: 'Balanceamento de carga', en: 'Load balancing', es: 'Balanceo de carga' } },
  {
    id: 'storage-services',
    name: { pt: 'Serviços de armazenamento', en: 'Storage services', es: 'Servicios de almacenamiento' },
  },
  { id: 'storage-tiers', name: { pt: 'Camadas de acesso', en: 'Access tiers', es: 'Niveles de acceso' } },
  { id: 'redundancy', name: { pt: 'Redundância', en: 'Redundancy', es: 'Redundancia' } },
  {
    id: 'storage-accounts',
    name: { pt: 'Contas de armazenamento', en: 'Storage accounts', es: 'Cuentas de almacenamiento' },
  },
  { id: 'data-transfer', name: { pt: 'Cópia de arquivos', en: 'Moving files', es: 'Copia de archivos' } },
  { id: 'data-migration', name: { pt: 'Migração', en: 'Migration', es: 'Migración' } },
  { id: 'directory', name: { pt: 'Diretórios', en: 'Directory services', es: 'Directorios' } },
  { id: 'authentication', name: { pt: 'Autenticação', en: 'Authentication', es: 'Autenticación' } },
  {
    id: 'external-identities',
    name: { pt: 'Identidades externas', en: 'External identities', es: 'Identidades externas' },
  },
  {
    id: 'access-control',
    name: { pt: 'RBAC e Acesso Condicional', en: 'RBAC and Conditional Access', es: 'RBAC y Acceso condicional' },
  },
  { id: 'zero-trust', name: { pt: 'Confiança Zero', en: 'Zero Trust', es: 'Confianza cero' } },
  {
    id: 'defense-layers',
    name: { pt: 'Defesa em profundidade', en: 'Defense in depth', es: 'Defensa en profundidad' },
  },
  {
    id: 'security-tools',
    name: {
      pt: 'Defender for Cloud e proteção',
      en: 'Defender for Cloud and protection',
      es: 'Defender for Cloud y protección',
    },
  },
  { id: 'cost-factors', name: { pt: 'Fatores de custo', en: 'Cost factors', es: 'Factores de costo' } },
  { id: 'cost-tools', name: { pt: 'Ferramentas de custo', en: 'Cost tools', es: 'Herramientas de costos' } },
  { id: 'purchase-options', name: { pt: 'Opções de compra', en: 'Purchasing options', es: 'Opciones de compra' } },
  { id: 'policy', name: { pt: 'Azure Policy', en: 'Azure Policy', es: 'Azure Policy' } },
  { id: 'locks-tags', name: { pt: 'Bloqueios e tags', en: 'Locks and tags', es: 'Bloqueos y etiquetas' } },
  {
    id: 'compliance',
    name: {
      pt: 'Microsoft Purview e conformidade',
      en: 'Microsoft Purview and compliance',
      es: 'Microsoft Purview y cumplimiento',
    },
  },
  {
    id: 'admin-tools',
    name: { pt: 'Portal, CLI e PowerShell', en: 'Portal, CLI and PowerShell', es: 'Portal, CLI y PowerShell' },
  },
  {
    id: 'arc-iac',
    name: {
      pt: 'Azure Arc e infraestrutura como código',
      en: 'Azure Arc and infrastructure as code',
      es: 'Azure Arc e infraestructura como código',
    },
  },
  {
    id: 'advisor-health',
    name: { pt: 'Advisor e Service Health', en: 'Advisor and Service Health', es: 'Advisor y Service Health' },
  },
  { id: 'monitor', name: { pt: 'Azure Monitor', en: 'Azure Monitor', es: 'Azure Monitor' } },
];
