import type { Schemas } from '../http/operations.ts';
import type { Locale, Localised } from '../i18n/locale.ts';
import type { WeekSums } from './progress.ts';

const keys = ['week1', 'week2', 'week3', 'week4'] as const;

export interface Read {
  /** Four weeks, oldest first. */
  weeks: WeekSums[];
  trend: Schemas['ImprovementTrend'];
  /** The domain to work on, if it is known, with the code of its exam where there are several. */
  weakest: { domain: string; examCode: string | null } | null;
}

/** What the last weeks say about a learner. */
export function insights({ weeks, trend, weakest }: Read, locale: Locale): Schemas['ProgressInsights'] {
  const active = weeks
    .map((week, index) => ({
      key: keys[index] ?? 'week4',
      share: week.correct / week.answered,
      answered: week.answered,
    }))
    .filter(({ answered }) => answered > 0)
    .toSorted((a, b) => b.share - a.share);
  return {
    bestWeek: active[0]?.key ?? null,
    worstWeek: active.length < 2 ? null : (active.at(-1)?.key ?? null),
    improvementTrend: trend,
    recommendation: recommend(active.length === 0 ? 'nothing' : trend, weakest, locale),
  };
}

type Situation = Schemas['ImprovementTrend'] | 'nothing';

function recommend(situation: Situation, weakest: Read['weakest'], locale: Locale): string {
  const advice = weakest === null ? '' : ` ${focus[locale].replace('{domain}', nameOf(weakest))}`;
  return situations[situation][locale] + (situation === 'nothing' ? '' : advice);
}

const nameOf = ({ domain, examCode }: NonNullable<Read['weakest']>): string =>
  examCode === null ? domain : `${domain} (${examCode})`;

const situations: Record<Situation, Localised> = {
  nothing: {
    pt: 'Responda às primeiras questões para que esta análise tenha o que comparar.',
    en: 'Answer your first questions so that this analysis has something to compare.',
    es: 'Responde tus primeras preguntas para que este análisis tenga qué comparar.',
  },
  improving: {
    pt: 'Sua precisão está subindo. Mantenha o ritmo das últimas semanas.',
    en: 'Your accuracy is rising. Keep up the pace of the last few weeks.',
    es: 'Tu precisión está subiendo. Mantén el ritmo de las últimas semanas.',
  },
  declining: {
    pt: 'Sua precisão caiu nas últimas semanas. Reveja as explicações antes de seguir para questões novas.',
    en: 'Your accuracy has dropped in the last few weeks. Read the explanations again before you go on to new questions.',
    es: 'Tu precisión bajó en las últimas semanas. Relee las explicaciones antes de seguir con preguntas nuevas.',
  },
  stable: {
    pt: 'Sua precisão está estável. Responder um pouco todos os dias mostra mais cedo para onde ela vai.',
    en: 'Your accuracy is steady. Answering a few questions every day shows sooner where it is heading.',
    es: 'Tu precisión está estable. Responder un poco cada día muestra antes hacia dónde va.',
  },
};

const focus: Localised = {
  pt: 'O domínio que mais pede atenção é {domain}.',
  en: 'The domain that needs most attention is {domain}.',
  es: 'El dominio que más atención pide es {domain}.',
};
