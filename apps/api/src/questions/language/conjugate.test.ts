import { expect, test } from 'vitest';
import { listExams } from '../../catalogue/catalogue.ts';
import type { Locale } from '../../i18n/locale.ts';
import { conjugate, gerund } from './conjugate.ts';
import { inflect } from './inflect.ts';

/** Verbs that the content conjugates by the rules: those in braces, without forms by hand. */
function verbsOf(locale: Locale): string[] {
  const bases = listExams().flatMap(({ knowledge }) => knowledge ?? []);
  const phrases = [
    ...bases
      .flatMap(({ categories }) => categories)
      .flatMap(({ entities, facts }) => [
        ...entities.map(({ gist }) => gist[locale]),
        ...facts.flatMap(({ say, deny }) => [say[locale], deny?.[locale] ?? '']),
      ]),
    ...bases.flatMap(({ responsibilities }) => responsibilities).map(({ task }) => task[locale]),
  ];
  const found = phrases.flatMap((phrase) =>
    [...phrase.matchAll(/\{(?:not )?([^{}|]+)\}/g)].map(([, verb = '']) => verb),
  );
  return [...new Set(found)].toSorted();
}

const infinitive: Readonly<Record<Locale, RegExp>> = {
  pt: /^\p{L}+(?:ar|er|ir|or|ôr)(?:-se)?$/u,
  en: /^[a-z]+$/,
  es: /^\p{L}+(?:ar|er|ir)(?:se)?$/u,
};

test.each(['pt', 'en', 'es'] as const)('in %s, braces hold one verb in the infinitive', (locale) => {
  const verbs = verbsOf(locale);
  expect(verbs.length).toBeGreaterThan(300);
  expect(verbs.filter((verb) => !infinitive[locale].test(verb))).toEqual([]);
});

/** What is left of the infinitive where a rule did not know the ending: "aplicar-e", "aplicare". */
const leftOver = { pt: /-|r$/u, es: /(?<!i)[aei]re?$/u };

test.each(['pt', 'es'] as const)('in %s, no form keeps the ending of the infinitive', (locale) => {
  const odd = verbsOf(locale).filter((verb) => {
    const [singular, plural] = conjugate(locale, verb);
    return leftOver[locale].test(singular) || !/(?:m|n|ão)$/u.test(plural);
  });
  expect(odd).toEqual([]);
});

/**
 * Verbs whose stem changes, or whose form is short, with the ending that they have in the third person. A verb made from one of them
 * with a prefix is conjugated like it.
 */
const roots: Readonly<Record<'pt' | 'es', Readonly<Record<string, string>>>> = {
  pt: {
    dizer: 'diz',
    fazer: 'faz',
    trazer: 'traz',
    duzir: 'duz',
    querer: 'quer',
    ver: 'vê',
    ler: 'lê',
    crer: 'crê',
    ter: 'tém',
    vir: 'vém',
    pôr: 'põe',
    por: 'põe',
    rir: 'ri',
    sair: 'sai',
    cair: 'cai',
    trair: 'trai',
    doer: 'dói',
    fugir: 'foge',
    subir: 'sobe',
    sumir: 'some',
    acudir: 'acode',
    cuspir: 'cospe',
    construir: 'constrói',
    destruir: 'destrói',
    cluir: 'clui',
    tribuir: 'tribui',
    tituir: 'titui',
    minuir: 'minui',
    fluir: 'flui',
    proibir: 'proíbe',
    coibir: 'coíbe',
    reunir: 'reúne',
    saudar: 'saúda',
    agredir: 'agride',
    progredir: 'progride',
    prevenir: 'previne',
    mediar: 'medeia',
    odiar: 'odeia',
    ansiar: 'anseia',
    incendiar: 'incendeia',
  },
  es: {
    decir: 'dice',
    hacer: 'hace',
    tener: 'tiene',
    venir: 'viene',
    poner: 'pone',
    poder: 'puede',
    querer: 'quiere',
    oír: 'oye',
    reír: 'ríe',
    oler: 'huele',
    jugar: 'juega',
    ver: 've',
    prever: 'prevé',
    haber: 'ha',
    saber: 'sabe',
    pensar: 'piensa',
    cerrar: 'cierra',
    comenzar: 'comienza',
    empezar: 'empieza',
    gobernar: 'gobierna',
    negar: 'niega',
    plegar: 'pliega',
    regar: 'riega',
    mendar: 'mienda',
    calentar: 'calienta',
    alentar: 'alienta',
    acertar: 'acierta',
    apretar: 'aprieta',
    despertar: 'despierta',
    confesar: 'confiesa',
    atravesar: 'atraviesa',
    sentar: 'sienta',
    sembrar: 'siembra',
    quebrar: 'quiebra',
    perder: 'pierde',
    tender: 'tiende',
    fender: 'fiende',
    cender: 'ciende',
    verter: 'vierte',
    sentir: 'siente',
    ferir: 'fiere',
    gerir: 'giere',
    vertir: 'vierte',
    mentir: 'miente',
    quirir: 'quiere',
    querir: 'quiere',
    mover: 'mueve',
    volver: 'vuelve',
    solver: 'suelve',
    morder: 'muerde',
    doler: 'duele',
    llover: 'llueve',
    torcer: 'tuerce',
    costar: 'cuesta',
    contar: 'cuenta',
    mostrar: 'muestra',
    probar: 'prueba',
    cordar: 'cuerda',
    contrar: 'cuentra',
    colgar: 'cuelga',
    forzar: 'fuerza',
    novar: 'nueva',
    rodar: 'rueda',
    rogar: 'ruega',
    soltar: 'suelta',
    volar: 'vuela',
    apostar: 'apuesta',
    soñar: 'sueña',
    sonar: 'suena',
    dormir: 'duerme',
    morir: 'muere',
    pedir: 'pide',
    medir: 'mide',
    seguir: 'sigue',
    servir: 'sirve',
    regir: 'rige',
    elegir: 'elige',
    petir: 'pite',
    vestir: 'viste',
    rendir: 'rinde',
    enviar: 'envía',
    ampliar: 'amplía',
    confiar: 'confía',
    guiar: 'guía',
    variar: 'varía',
    desviar: 'desvía',
    vaciar: 'vacía',
    enfriar: 'enfría',
    inventariar: 'inventaría',
    criar: 'cría',
    reunir: 'reúne',
    prohibir: 'prohíbe',
    aislar: 'aísla',
  },
};

const prefixes: Readonly<Record<'pt' | 'es', string>> = {
  pt: 're|des|de|dis|in|im|con|com|co|pro|pre|per|en|em|ex|ob|man|sub|super|entre|inter|sobre|contra|trans|a|ad|es|ante',
  es: 're|des|de|dis|in|im|con|com|co|pro|pre|per|en|em|ex|ob|man|sub|su|sobre|entre|inter|trans|a|ad|e|ante|atra|mal',
};

/** Verbs that look like one of the roots and are not made from it, or go another way in some form. */
const others: Readonly<Record<'pt' | 'es', readonly string[]>> = {
  pt: ['ter', 'vir', 'dever', 'resumir'],
  es: ['pretender', 'presentar', 'representar'],
};

test.each(['pt', 'es'] as const)('in %s, what is made from an irregular verb is conjugated like it', (locale) => {
  const wrong = verbsOf(locale).flatMap((verb) => {
    const plain = verb.replace(/-?se$/, '');
    if (others[locale].includes(plain)) return [];
    const made = Object.entries(roots[locale]).filter(([root]) =>
      new RegExp(`^(?:${prefixes[locale]})*${root}$`, 'u').test(plain),
    );
    const [longest] = made.toSorted(([a], [b]) => b.length - a.length);
    if (!longest) return [];
    const [one] = conjugate(locale, plain);
    return one.endsWith(longest[1]) ? [] : [`${verb}: ${one}, but ${longest.join(' → ')}`];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['pt', 'dizer', 'diz', 'dizem'],
  ['pt', 'fugir', 'foge', 'fogem'],
  ['pt', 'proibir', 'proíbe', 'proíbem'],
  ['pt', 'refazer', 'refaz', 'refazem'],
  ['pt', 'anexar-se', 'se anexa', 'se anexam'],
  ['pt', 'dar-se', 'se dá', 'se dão'],
  ['es', 'decir', 'dice', 'dicen'],
  ['es', 'regir', 'rige', 'rigen'],
  ['es', 'repensar', 'repiensa', 'repiensan'],
  ['es', 'conectarse', 'se conecta', 'se conectan'],
  ['es', 'averiguar', 'averigua', 'averiguan'],
] as const)('%s %s: %s, %s', (locale, verb, one, many) => {
  expect(conjugate(locale, verb)).toEqual([one, many]);
});

test.each([
  ['run', 'running'],
  ['open', 'opening'],
  ['transfer', 'transferring'],
  ['offer', 'offering'],
  ['write', 'writing'],
  ['be', 'being'],
  ['agree', 'agreeing'],
  ['queue', 'queuing'],
  ['tie', 'tying'],
  ['track', 'tracking'],
  ['buy', 'buying'],
  ['set up', 'setting up'],
  ['embed', 'embedding'],
  ['forbid', 'forbidding'],
  ['incur', 'incurring'],
])('an action in English: %s, %s', (verb, action) => expect(gerund(verb)).toBe(action));

test('an action by itself is a gerund in English and an infinitive elsewhere', () => {
  expect(inflect('en', '{run} tests and {not stop} the site', 'action')).toBe(
    'running tests and not stopping the site',
  );
  expect(inflect('pt', '{executar} testes', 'action')).toBe('executar testes');
  expect(inflect('es', '{ejecutar} pruebas', 'action')).toBe('ejecutar pruebas');
});
