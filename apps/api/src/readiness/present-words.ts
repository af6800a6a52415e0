import type { Exam } from '../catalogue/catalogue.ts';
import type { Locale, Localised } from '../i18n/locale.ts';

/** What every figure takes for granted, one sentence each. */
export function assumptions({ blueprint }: Exam, locale: Locale): string[] {
  const cut = Math.round(blueprint.assumedCut * 100);
  const reason = blueprint.passMark === null ? unpublished : scaled;
  return [
    reason[locale].replace('{cut}', String(cut)).replace('{mark}', String(blueprint.passMark)),
    examDay[locale],
    simulated[locale],
  ];
}

const scaled: Localised = {
  pt: 'O corte é tomado como {cut}% de acertos. O oficial é {mark}, em uma escala cuja conversão não é pública.',
  en: 'The passing score is taken to be {cut}% of right answers. The official one is {mark}, on a scale whose conversion is not public.',
  es: 'La nota de corte se toma como un {cut}% de aciertos. La oficial es {mark}, en una escala cuya conversión no es pública.',
};

const unpublished: Localised = {
  pt: 'O corte é suposto em {cut}% de acertos: o provedor não publica o seu.',
  en: 'The passing score is assumed to be {cut}% of right answers: the provider does not publish its own.',
  es: 'La nota de corte se supone en un {cut}% de aciertos: el proveedor no publica la suya.',
};

const examDay: Localised = {
  pt: 'A prova oficial pode ser cerca de 4 pontos mais fácil ou mais difícil que o treino; isso já está no intervalo.',
  en: 'The official exam may be some 4 points easier or harder than practice; the interval allows for it.',
  es: 'El examen oficial puede ser unos 4 puntos más fácil o más difícil que la práctica; el intervalo ya lo tiene en cuenta.',
};

const simulated: Localised = {
  pt: 'Modelo verificado por simulação, ainda não com resultados reais.',
  en: 'The model has been tested by simulation, not yet with real results.',
  es: 'Modelo verificado por simulación, todavía no con resultados reales.',
};

/** What to do about a weakness. */
export const recommend = (theme: string, locale: Locale): string => advice[locale].replace('{theme}', theme);

const advice: Localised = {
  pt: 'Pratique 10 questões de {theme}.',
  en: 'Practice 10 questions on {theme}.',
  es: 'Practica 10 preguntas de {theme}.',
};
