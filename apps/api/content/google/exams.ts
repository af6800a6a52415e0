import type { Exam } from '../../src/knowledge/exam.types.ts';

/** Google publishes a range of 50 to 60 questions and no pass mark. */
export const googleExams: readonly Exam[] = [
  {
    id: 'cloud-digital-leader',
    code: 'CDL',
    provider: 'GCP',
    difficulty: 'FUND',
    durationMinutes: 90,
    totalQuestions: 55,
    name: { pt: 'Google Cloud Digital Leader', en: 'Google Cloud Digital Leader', es: 'Google Cloud Digital Leader' },
    description: {
      pt: 'Como o Google Cloud apoia a transformação digital, dos dados à segurança.',
      en: 'How Google Cloud supports digital transformation, from data to security.',
      es: 'Cómo Google Cloud apoya la transformación digital, de los datos a la seguridad.',
    },
    blueprint: {
      domains: [
        {
          id: 'transformation',
          name: { pt: 'Transformação digital', en: 'Digital transformation', es: 'Transformación digital' },
          weight: 0.17,
        },
        {
          id: 'data',
          name: { pt: 'Transformação com dados', en: 'Data transformation', es: 'Transformación con datos' },
          weight: 0.16,
        },
        {
          id: 'ai',
          name: {
            pt: 'Inovação com inteligência artificial',
            en: 'Innovating with artificial intelligence',
            es: 'Innovación con inteligencia artificial',
          },
          weight: 0.16,
        },
        {
          id: 'modernization',
          name: {
            pt: 'Modernização de infraestrutura e aplicações',
            en: 'Infrastructure and application modernization',
            es: 'Modernización de infraestructura y aplicaciones',
          },
          weight: 0.17,
        },
        {
          id: 'security',
          name: { pt: 'Confiança e segurança', en: 'Trust and security', es: 'Confianza y seguridad' },
          weight: 0.17,
        },
        {
          id: 'operations',
          name: { pt: 'Operações em escala', en: 'Scaling operations', es: 'Operaciones a escala' },
          weight: 0.17,
        },
      ],
      passMark: null,
      assumedCut: 0.7,
      countPublished: false,
      guideVersion: 'Cloud Digital Leader',
      sourceUrl: 'https://cloud.google.com/learn/certification/cloud-digital-leader',
      checkedOn: null,
    },
    modalities: [],
    knowledge: null,
  },
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
