import type { Exam } from '../../src/knowledge/exam.types.ts';
import { cloudDigitalLeader } from './cloud-digital-leader.ts';

/** Google publishes a range of 50 to 60 questions and no pass mark. */
export const googleExams: readonly Exam[] = [
  cloudDigitalLeader,
  {
    id: 'associate-cloud-engineer',
    code: 'ACE',
    provider: 'GCP',
    difficulty: 'ASSOC',
    durationMinutes: 120,
    totalQuestions: 55,
    name: { pt: 'Associate Cloud Engineer', en: 'Associate Cloud Engineer', es: 'Associate Cloud Engineer' },
    description: {
      pt: 'Configuração, implantação e operação de soluções no Google Cloud.',
      en: 'Setup, deployment and operation of solutions on Google Cloud.',
      es: 'Configuración, despliegue y operación de soluciones en Google Cloud.',
    },
    blueprint: {
      domains: [
        {
          id: 'setup',
          name: {
            pt: 'Configuração do ambiente',
            en: 'Setting up a cloud environment',
            es: 'Configuración del entorno',
          },
          weight: 0.2,
        },
        {
          id: 'plan',
          name: { pt: 'Planejamento da solução', en: 'Planning a cloud solution', es: 'Planificación de la solución' },
          weight: 0.175,
        },
        { id: 'deploy', name: { pt: 'Implantação', en: 'Deploying a cloud solution', es: 'Despliegue' }, weight: 0.25 },
        { id: 'operate', name: { pt: 'Operação', en: 'Operating a cloud solution', es: 'Operación' }, weight: 0.2 },
        {
          id: 'security',
          name: { pt: 'Acesso e segurança', en: 'Access and security', es: 'Acceso y seguridad' },
          weight: 0.175,
        },
      ],
      passMark: null,
      assumedCut: 0.7,
      countPublished: false,
      guideVersion: 'Associate Cloud Engineer',
      sourceUrl: 'https://cloud.google.com/learn/certification/cloud-engineer',
      checkedOn: null,
    },
    modalities: [],
    knowledge: null,
  },
];
