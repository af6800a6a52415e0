import type { Topic } from '../../src/knowledge/knowledge.types.ts';

export const topics: readonly Topic[] = [
  { id: 'cloud-value', name: { pt: 'Benefícios da nuvem', en: 'Benefits of the cloud', es: 'Beneficios de la nube' } },
  { id: 'cloud-models', name: { pt: 'Modelos de nuvem', en: 'Cloud models', es: 'Modelos de nube' } },
  { id: 'well-architected', name: { pt: 'Well-Architected', en: 'Well-Architected', es: 'Well-Architected' } },
  { id: 'migration', name: { pt: 'Migração e AWS CAF', en: 'Migration and AWS CAF', es: 'Migración y AWS CAF' } },
  { id: 'cloud-economics', name: { pt: 'Economia da nuvem', en: 'Cloud economics', es: 'Economía de la nube' } },
  {
    id: 'shared-responsibility',
    name: { pt: 'Responsabilidade compartilhada', en: 'Shared responsibility', es: 'Responsabilidad compartida' },
  },
  { id: 'identity', name: { pt: 'IAM e acesso', en: 'IAM and access', es: 'IAM y acceso' } },
  {
    id: 'threat-protection',
    name: { pt: 'Proteção contra ameaças', en: 'Threat protection', es: 'Protección contra amenazas' },
  },
  { id: 'data-protection', name: { pt: 'Proteção de dados', en: 'Data protection', es: 'Protección de datos' } },
  {
    id: 'compliance',
    name: { pt: 'Governança e auditoria', en: 'Governance and audit', es: 'Gobernanza y auditoría' },
  },
  { id: 'ec2', name: { pt: 'EC2 e Auto Scaling', en: 'EC2 and Auto Scaling', es: 'EC2 y Auto Scaling' } },
  { id: 'serverless', name: { pt: 'Lambda', en: 'Lambda', es: 'Lambda' } },
  { id: 'containers', name: { pt: 'ECS, EKS e Fargate', en: 'ECS, EKS and Fargate', es: 'ECS, EKS y Fargate' } },
  { id: 's3', name: { pt: 'Amazon S3', en: 'Amazon S3', es: 'Amazon S3' } },
  { id: 'storage-classes', name: { pt: 'Classes do S3', en: 'S3 storage classes', es: 'Clases de S3' } },
  { id: 'block-file', name: { pt: 'EBS, EFS e FSx', en: 'EBS, EFS and FSx', es: 'EBS, EFS y FSx' } },
  {
    id: 'hybrid-backup',
    name: {
      pt: 'Backup e armazenamento híbrido',
      en: 'Backup and hybrid storage',
      es: 'Respaldo y almacenamiento híbrido',
    },
  },
  { id: 'databases', name: { pt: 'Bancos de dados', en: 'Databases', es: 'Bases de datos' } },
  { id: 'vpc', name: { pt: 'VPC e sub-redes', en: 'VPC and subnets', es: 'VPC y subredes' } },
  { id: 'connectivity', name: { pt: 'Conexões com a AWS', en: 'Connections to AWS', es: 'Conexiones con AWS' } },
  {
    id: 'edge',
    name: {
      pt: 'Route 53, CloudFront e balanceamento',
      en: 'Route 53, CloudFront and load balancing',
      es: 'Route 53, CloudFront y balanceo',
    },
  },
  {
    id: 'global-infrastructure',
    name: { pt: 'Infraestrutura global', en: 'Global infrastructure', es: 'Infraestructura global' },
  },
  {
    id: 'operations',
    name: { pt: 'Operação e monitoramento', en: 'Operations and monitoring', es: 'Operación y monitoreo' },
  },
  {
    id: 'integration',
    name: { pt: 'Integração de aplicações', en: 'Application integration', es: 'Integración de aplicaciones' },
  },
  { id: 'analytics', name: { pt: 'Análise de dados', en: 'Analytics', es: 'Análisis de datos' } },
  {
    id: 'ai-ml',
    name: { pt: 'Inteligência artificial', en: 'Artificial intelligence', es: 'Inteligencia artificial' },
  },
  {
    id: 'developer-tools',
    name: { pt: 'Ferramentas de desenvolvimento', en: 'Developer tools', es: 'Herramientas de desarrollo' },
  },
  {
    id: 'business-apps',
    name: { pt: 'Aplicações de negócio', en: 'Business applications', es: 'Aplicaciones de negocio' },
  },
  {
    id: 'migration-tools',
    name: { pt: 'Serviços de migração', en: 'Migration services', es: 'Servicios de migración' },
  },
  {
    id: 'purchase-options',
    name: { pt: 'Opções de compra do EC2', en: 'EC2 purchasing options', es: 'Opciones de compra de EC2' },
  },
  { id: 'cost-tools', name: { pt: 'Ferramentas de custo', en: 'Cost tools', es: 'Herramientas de costo' } },
  { id: 'support', name: { pt: 'Suporte e ajuda', en: 'Support and help', es: 'Soporte y ayuda' } },
];

/** Topics of the Solutions Architect – Associate exam: the task statements of its guide. */
export const architectTopics: readonly Topic[] = [
  {
    id: 'access',
    name: { pt: 'Acesso seguro a recursos', en: 'Secure access to resources', es: 'Acceso seguro a los recursos' },
  },
  {
    id: 'workload-security',
    name: {
      pt: 'Proteção de cargas e redes',
      en: 'Protection of workloads and networks',
      es: 'Protección de cargas y redes',
    },
  },
  { id: 'data-security', name: { pt: 'Segurança dos dados', en: 'Data security', es: 'Seguridad de los datos' } },
  {
    id: 'decoupling',
    name: { pt: 'Desacoplamento e escala', en: 'Decoupling and scaling', es: 'Desacoplamiento y escalado' },
  },
  { id: 'high-availability', name: { pt: 'Alta disponibilidade', en: 'High availability', es: 'Alta disponibilidad' } },
  {
    id: 'disaster-recovery',
    name: { pt: 'Recuperação de desastres', en: 'Disaster recovery', es: 'Recuperación ante desastres' },
  },
  {
    id: 'storage-performance',
    name: { pt: 'Desempenho do armazenamento', en: 'Storage performance', es: 'Rendimiento del almacenamiento' },
  },
  {
    id: 'compute-performance',
    name: { pt: 'Desempenho da computação', en: 'Compute performance', es: 'Rendimiento del cómputo' },
  },
  {
    id: 'database-performance',
    name: { pt: 'Desempenho dos bancos de dados', en: 'Database performance', es: 'Rendimiento de las bases de datos' },
  },
  {
    id: 'network-performance',
    name: { pt: 'Desempenho da rede', en: 'Network performance', es: 'Rendimiento de la red' },
  },
  {
    id: 'data-ingestion',
    name: {
      pt: 'Ingestão e transformação de dados',
      en: 'Data ingestion and transformation',
      es: 'Ingesta y transformación de datos',
    },
  },
  { id: 'storage-cost', name: { pt: 'Custo do armazenamento', en: 'Storage cost', es: 'Costo del almacenamiento' } },
  { id: 'compute-cost', name: { pt: 'Custo da computação', en: 'Compute cost', es: 'Costo del cómputo' } },
  {
    id: 'database-cost',
    name: { pt: 'Custo dos bancos de dados', en: 'Database cost', es: 'Costo de las bases de datos' },
  },
  { id: 'network-cost', name: { pt: 'Custo da rede', en: 'Network cost', es: 'Costo de la red' } },
];
