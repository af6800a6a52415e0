export interface Exam {
  id: string;
  provider: 'aws' | 'azure' | 'gcp';
  name: string;
  enrolled: string;
  accuracy: string;
  right: string;
  wrong: string;
  cost: string;
}

export const exams: Exam[] = [
  {
    id: 'SAA-C03',
    provider: 'aws',
    name: 'Solutions Architect Associate',
    enrolled: '1.204',
    accuracy: '67,4%',
    right: '38,1K',
    wrong: '18,4K',
    cost: '186,20',
  },
  {
    id: 'CLF-C02',
    provider: 'aws',
    name: 'Cloud Practitioner',
    enrolled: '986',
    accuracy: '72,8%',
    right: '24,9K',
    wrong: '9,3K',
    cost: '98,44',
  },
  {
    id: 'AZ-900',
    provider: 'azure',
    name: 'Azure Fundamentals',
    enrolled: '731',
    accuracy: '70,0%',
    right: '16,8K',
    wrong: '7,2K',
    cost: '82,17',
  },
  {
    id: 'ACE',
    provider: 'gcp',
    name: 'Associate Cloud Engineer',
    enrolled: '318',
    accuracy: '62,4%',
    right: '7,3K',
    wrong: '4,4K',
    cost: '45,55',
  },
];

export const owners = {
  aws: { children: 'AWS', name: 'Amazon Web Services', tone: 'orange' },
  azure: { children: 'AZ', name: 'Microsoft Azure', tone: 'blue' },
  gcp: { children: 'GCP', name: 'Google Cloud', tone: 'green' },
} as const;
