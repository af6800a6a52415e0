import type { Exam } from '../../src/knowledge/exam.types.ts';

/** A vendor-neutral exam of Prepar's own. */
export const genericExams: readonly Exam[] = [
  {
    id: 'cloud-fundamentals',
    code: 'CLOUD-1',
    provider: 'GENERIC',
    difficulty: 'FUND',
    durationMinutes: 60,
    totalQuestions: 40,
    name: { pt: 'Fundamentos de Nuvem', en: 'Cloud Fundamentals', es: 'Fundamentos de la nube' },
    description: {
      pt: 'O que vale para qualquer provedor: modelos, custos, segurança e arquitetura.',
      en: 'What holds for any provider: models, cost, security and architecture.',
      es: 'Lo que vale para cualquier proveedor: modelos, costos, seguridad y arquitectura.',
    },
    blueprint: {
      domains: [
        {
          id: 'models',
          name: { pt: 'Modelos e conceitos', en: 'Models and concepts', es: 'Modelos y conceptos' },
          weight: 0.3,
        },
        { id: 'cost', name: { pt: 'Custos', en: 'Cost', es: 'Costos' }, weight: 0.2 },
        { id: 'security', name: { pt: 'Segurança', en: 'Security', es: 'Seguridad' }, weight: 0.25 },
        { id: 'architecture', name: { pt: 'Arquitetura', en: 'Architecture', es: 'Arquitectura' }, weight: 0.25 },
      ],
      passMark: null,
      assumedCut: 0.7,
      countPublished: true,
      guideVersion: '1.0',
      sourceUrl: '',
      checkedOn: null,
    },
    modalities: [],
    knowledge: null,
  },
];
