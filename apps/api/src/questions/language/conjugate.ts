import type { Locale } from '../../i18n/locale.ts';

/** An action by itself is a gerund in English, an infinitive elsewhere. */
export type Form = 'infinitive' | 'singular' | 'plural' | 'action';

/** Verbs that the rules below get wrong: third person singular and plural of the present. */
const irregular: Readonly<Record<Locale, Readonly<Record<string, readonly [string, string]>>>> = {
  pt: {
    ser: ['é', 'são'],
    estar: ['está', 'estão'],
    ter: ['tem', 'têm'],
    ir: ['vai', 'vão'],
    dar: ['dá', 'dão'],
    fazer: ['faz', 'fazem'],
    ver: ['vê', 'veem'],
    ler: ['lê', 'leem'],
    vir: ['vem', 'vêm'],
    trazer: ['traz', 'trazem'],
    conter: ['contém', 'contêm'],
    manter: ['mantém', 'mantêm'],
    obter: ['obtém', 'obtêm'],
    reter: ['retém', 'retêm'],
    construir: ['constrói', 'constroem'],
    prover: ['provê', 'proveem'],
    consumir: ['consome', 'consomem'],
    destruir: ['destrói', 'destroem'],
    reunir: ['reúne', 'reúnem'],
    rever: ['revê', 'reveem'],
    prevenir: ['previne', 'previnem'],
    prever: ['prevê', 'preveem'],
    convir: ['convém', 'convêm'],
    subir: ['sobe', 'sobem'],
    dizer: ['diz', 'dizem'],
    fugir: ['foge', 'fogem'],
    proibir: ['proíbe', 'proíbem'],
    refazer: ['refaz', 'refazem'],
  },
  en: { be: ['is', 'are'], have: ['has', 'have'], do: ['does', 'do'], go: ['goes', 'go'] },
  es: {
    ser: ['es', 'son'],
    estar: ['está', 'están'],
    ir: ['va', 'van'],
    dar: ['da', 'dan'],
    tener: ['tiene', 'tienen'],
    contener: ['contiene', 'contienen'],
    mantener: ['mantiene', 'mantienen'],
    obtener: ['obtiene', 'obtienen'],
    retener: ['retiene', 'retienen'],
    detener: ['detiene', 'detienen'],
    poder: ['puede', 'pueden'],
    mover: ['mueve', 'mueven'],
    mostrar: ['muestra', 'muestran'],
    demostrar: ['demuestra', 'demuestran'],
    probar: ['prueba', 'prueban'],
    encontrar: ['encuentra', 'encuentran'],
    resolver: ['resuelve', 'resuelven'],
    devolver: ['devuelve', 'devuelven'],
    volver: ['vuelve', 'vuelven'],
    perder: ['pierde', 'pierden'],
    extender: ['extiende', 'extienden'],
    atender: ['atiende', 'atienden'],
    defender: ['defiende', 'defienden'],
    entender: ['entiende', 'entienden'],
    medir: ['mide', 'miden'],
    pedir: ['pide', 'piden'],
    impedir: ['impide', 'impiden'],
    seguir: ['sigue', 'siguen'],
    elegir: ['elige', 'eligen'],
    servir: ['sirve', 'sirven'],
    repetir: ['repite', 'repiten'],
    corregir: ['corrige', 'corrigen'],
    convertir: ['convierte', 'convierten'],
    invertir: ['invierte', 'invierten'],
    sugerir: ['sugiere', 'sugieren'],
    transferir: ['transfiere', 'transfieren'],
    requerir: ['requiere', 'requieren'],
    enviar: ['envía', 'envían'],
    reenviar: ['reenvía', 'reenvían'],
    ampliar: ['amplía', 'amplían'],
    confiar: ['confía', 'confían'],
    guiar: ['guía', 'guían'],
    variar: ['varía', 'varían'],
    desviar: ['desvía', 'desvían'],
    renovar: ['renueva', 'renuevan'],
    recomendar: ['recomienda', 'recomiendan'],
    cerrar: ['cierra', 'cierran'],
    comenzar: ['comienza', 'comienzan'],
    empezar: ['empieza', 'empiezan'],
    gobernar: ['gobierna', 'gobiernan'],
    negar: ['niega', 'niegan'],
    denegar: ['deniega', 'deniegan'],
    desplegar: ['despliega', 'despliegan'],
    reunir: ['reúne', 'reúnen'],
    prohibir: ['prohíbe', 'prohíben'],
    aislar: ['aísla', 'aíslan'],
    costar: ['cuesta', 'cuestan'],
    acordar: ['acuerda', 'acuerdan'],
    apostar: ['apuesta', 'apuestan'],
    advertir: ['advierte', 'advierten'],
    revertir: ['revierte', 'revierten'],
    comprobar: ['comprueba', 'comprueban'],
    aprobar: ['aprueba', 'aprueban'],
    venir: ['viene', 'vienen'],
    convenir: ['conviene', 'convienen'],
    encender: ['enciende', 'encienden'],
    contar: ['cuenta', 'cuentan'],
    recordar: ['recuerda', 'recuerdan'],
    querer: ['quiere', 'quieren'],
    adquirir: ['adquiere', 'adquieren'],
    prever: ['prevé', 'prevén'],
    reforzar: ['refuerza', 'refuerzan'],
    decir: ['dice', 'dicen'],
    predecir: ['predice', 'predicen'],
    regir: ['rige', 'rigen'],
    repensar: ['repiensa', 'repiensan'],
    promover: ['promueve', 'promueven'],
    inventariar: ['inventaría', 'inventarían'],
  },
};

function portuguese(verb: string): readonly [string, string] {
  if (/p[oô]r$/.test(verb)) return [`${verb.slice(0, -2)}õe`, `${verb.slice(0, -2)}õem`];
  if (/[ao]ir$/.test(verb)) return [verb.slice(0, -1), `${verb.slice(0, -1)}em`.replace(/iem$/, 'em')];
  if (verb.endsWith('uzir')) return [verb.slice(0, -2), `${verb.slice(0, -2)}em`];
  if (/[^gq]uir$/.test(verb)) return [verb.slice(0, -1), `${verb.slice(0, -2)}em`];
  const stem = verb.slice(0, -2);
  if (verb.endsWith('ear')) return [`${stem}ia`, `${stem}iam`];
  return verb.endsWith('ar') ? [`${stem}a`, `${stem}am`] : [`${stem}e`, `${stem}em`];
}

function spanish(verb: string): readonly [string, string] {
  const stem = verb.slice(0, -2);
  if (/[^gq]uir$/.test(verb)) return [`${stem}ye`, `${stem}yen`];
  if (/[^cg]uar$/.test(verb)) return [`${verb.slice(0, -3)}úa`, `${verb.slice(0, -3)}úan`];
  return verb.endsWith('ar') ? [`${stem}a`, `${stem}an`] : [`${stem}e`, `${stem}en`];
}

function english(verb: string): readonly [string, string] {
  if (/(?:s|sh|ch|x|z|o)$/.test(verb)) return [`${verb}es`, verb];
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ies`, verb];
  return [`${verb}s`, verb];
}

const regular = { pt: portuguese, en: english, es: spanish };

/** The verb of which another one is the reflexive form: "aplicar-se" and "aplicarse" are "aplicar" with "se". */
const reflexive: Readonly<Record<Locale, RegExp>> = { pt: /^(.+r)-se$/, en: /^$/, es: /^(.+r)se$/ };

/** Third person singular and plural, present tense, of a verb given in the infinitive. */
export function conjugate(locale: Locale, verb: string): readonly [string, string] {
  const plain = reflexive[locale].exec(verb)?.[1];
  if (plain) {
    const [singular, plural] = conjugate(locale, plain);
    return [`se ${singular}`, `se ${plural}`];
  }
  return irregular[locale][verb] ?? regular[locale](verb);
}

/** Verbs of more than one syllable whose last one is stressed, which doubles its consonant. */
const stressedLast =
  /^(?:admit|begin|commit|control|embed|equip|forbid|forget|incur|occur|omit|permit|prefer|refer|submit|transfer)$/;

/** One syllable that ends in a single consonant after a single vowel: "run", "shut", "plan". */
const short = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

/** "running", of an English verb given in the infinitive, which may have another word after it: "setting up". */
export function gerund(verb: string): string {
  const [first = '', ...rest] = verb.split(' ');
  return [`${stemOf(first)}ing`, ...rest].join(' ');
}

function stemOf(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}y`;
  if (/[^aeioy]e$|[aeiou]ue$/.test(verb) && verb !== 'be') return verb.slice(0, -1);
  return short.test(verb) || stressedLast.test(verb) ? verb + verb.slice(-1) : verb;
}
