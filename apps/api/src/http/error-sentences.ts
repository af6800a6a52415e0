import type { ErrorCode } from '@prepar/openapi/types';
import type { Locale, Localised } from '../i18n/locale.ts';
import { type ErrorDetail, errorCodes } from './errors.ts';

/** The sentence that a person reads for a refusal. A password that is too weak learns what it misses. */
export function errorSentence(
  { code, details = [] }: { code: ErrorCode; details?: ErrorDetail[] },
  locale: Locale,
): string {
  const missing = details.map((detail) => withBound(criteria[detail.code]?.[locale] ?? '', detail)).filter(Boolean);
  return errorCodes[code].sentence[locale].replace('{criteria}', missing.join(', '));
}

/** The sentence for one faulty field, with its broken bound. */
export const detailSentence = (detail: ErrorDetail, locale: Locale): string =>
  withBound(faults[detail.code][locale], detail);

const withBound = (text: string, { params }: ErrorDetail) =>
  text.replace('{limit}', String(params?.['minimum'] ?? params?.['maximum'] ?? ''));

const faults: Record<ErrorDetail['code'], Localised> = {
  REQUIRED: { pt: 'Este campo é obrigatório.', en: 'This field is required.', es: 'Este campo es obligatorio.' },
  UNKNOWN: { pt: 'Este parâmetro não existe.', en: 'There is no such parameter.', es: 'Este parámetro no existe.' },
  WRONG_TYPE: {
    pt: 'Este valor é do tipo errado.',
    en: 'This value has the wrong type.',
    es: 'Este valor es de un tipo equivocado.',
  },
  WRONG_FORMAT: {
    pt: 'Este valor tem o formato errado.',
    en: 'This value has the wrong format.',
    es: 'Este valor tiene un formato equivocado.',
  },
  NOT_ALLOWED: { pt: 'Este valor não é aceito.', en: 'This value is not accepted.', es: 'Este valor no se acepta.' },
  TOO_SHORT: {
    pt: 'Use pelo menos {limit} caracteres.',
    en: 'Use at least {limit} characters.',
    es: 'Usa al menos {limit} caracteres.',
  },
  TOO_LONG: {
    pt: 'Use no máximo {limit} caracteres.',
    en: 'Use at most {limit} characters.',
    es: 'Usa como máximo {limit} caracteres.',
  },
  TOO_SMALL: {
    pt: 'O valor mínimo é {limit}.',
    en: 'The smallest value is {limit}.',
    es: 'El valor mínimo es {limit}.',
  },
  TOO_LARGE: {
    pt: 'O valor máximo é {limit}.',
    en: 'The largest value is {limit}.',
    es: 'El valor máximo es {limit}.',
  },
  TOO_FEW: {
    pt: 'Envie pelo menos {limit} itens.',
    en: 'Send at least {limit} items.',
    es: 'Envía al menos {limit} elementos.',
  },
  TOO_MANY: {
    pt: 'Envie no máximo {limit} itens.',
    en: 'Send at most {limit} items.',
    es: 'Envía como máximo {limit} elementos.',
  },
  MISSING_UPPERCASE: {
    pt: 'Use pelo menos uma letra maiúscula.',
    en: 'Use at least one uppercase letter.',
    es: 'Usa al menos una letra mayúscula.',
  },
  MISSING_LOWERCASE: {
    pt: 'Use pelo menos uma letra minúscula.',
    en: 'Use at least one lowercase letter.',
    es: 'Usa al menos una letra minúscula.',
  },
  MISSING_DIGIT: { pt: 'Use pelo menos um número.', en: 'Use at least one digit.', es: 'Usa al menos un número.' },
  MISSING_SPECIAL: {
    pt: 'Use pelo menos um destes caracteres: !@#$%^&*',
    en: 'Use at least one of these characters: !@#$%^&*',
    es: 'Usa al menos uno de estos caracteres: !@#$%^&*',
  },
  CONTAINS_WHITESPACE: { pt: 'Não use espaços.', en: 'Do not use spaces.', es: 'No uses espacios.' },
  TOO_COMMON: {
    pt: 'Esta senha é comum demais.',
    en: 'This password is too common.',
    es: 'Esta contraseña es demasiado común.',
  },
  UNCHANGED: {
    pt: 'Esta já é a sua senha.',
    en: 'This is your password already.',
    es: 'Esta ya es tu contraseña.',
  },
};

/** What a password misses, as parts of one sentence. */
const criteria: Partial<Record<ErrorDetail['code'], Localised>> = {
  TOO_SHORT: {
    pt: 'pelo menos {limit} caracteres',
    en: 'at least {limit} characters',
    es: 'al menos {limit} caracteres',
  },
  MISSING_UPPERCASE: { pt: 'uma letra maiúscula', en: 'an uppercase letter', es: 'una letra mayúscula' },
  MISSING_LOWERCASE: { pt: 'uma letra minúscula', en: 'a lowercase letter', es: 'una letra minúscula' },
  MISSING_DIGIT: { pt: 'um número', en: 'a digit', es: 'un número' },
  MISSING_SPECIAL: { pt: 'um caractere especial', en: 'a special character', es: 'un carácter especial' },
  CONTAINS_WHITESPACE: { pt: 'nenhum espaço', en: 'no spaces', es: 'ningún espacio' },
  TOO_COMMON: {
    pt: 'não ser uma senha muito comum',
    en: 'not a very common password',
    es: 'no ser una contraseña muy común',
  },
  UNCHANGED: { pt: 'não ser a senha atual', en: 'not your present password', es: 'no ser la contraseña actual' },
};
