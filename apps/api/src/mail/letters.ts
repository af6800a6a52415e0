import { type Locale, type Localised, localeTags } from '../i18n/locale.ts';

/** What a mail says, whoever gets it. */
export interface Letter {
  /** Name of the letter in logs. */
  kind: 'resetCode' | 'emailChanged' | 'passwordChanged' | 'suspended' | 'reactivated';
  /** BCP 47 tag of its language. */
  language: string;
  subject: string;
  text: string;
  html: string;
}

/** The code and the link that open a forgotten account, and for how many minutes they do. */
export function resetCodeLetter(
  locale: Locale,
  { code, link }: { code: string; link: string },
  minutes: number,
): Letter {
  const { subject, before, or, after, caution } = resetCode;
  return compose('resetCode', locale, subject, [
    { text: before[locale] },
    { code },
    { text: or[locale] },
    { link },
    { text: after[locale].replace('{minutes}', String(minutes)) },
    { text: caution[locale] },
  ]);
}

/** Tells the former address of an account that it no longer is the account's, and how to get it back. */
export function emailChangedLetter(locale: Locale, link: string, days: number): Letter {
  const { subject, fact, advice, result } = emailChanged;
  return compose('emailChanged', locale, subject, [
    { text: fact[locale] },
    { text: advice[locale].replace('{days}', String(days)) },
    { link },
    { text: result[locale] },
  ]);
}

/** Tells somebody that the password of their account was changed, and where to renew it if somebody else did so. */
export function passwordChangedLetter(locale: Locale, link: string): Letter {
  const { subject, fact, advice, result } = passwordChanged;
  return compose('passwordChanged', locale, subject, [
    { text: fact[locale] },
    { text: advice[locale] },
    { link },
    { text: result[locale] },
  ]);
}

/** Tells somebody that their account was suspended, and why. */
export function suspendedLetter(locale: Locale, reason: string): Letter {
  const { subject, fact, why, advice } = suspended;
  return compose('suspended', locale, subject, [
    { text: fact[locale] },
    { text: why[locale].replace('{reason}', () => reason) },
    { text: advice[locale] },
  ]);
}

/** Tells somebody that their account works again, and why where a reason was given. */
export function reactivatedLetter(locale: Locale, reason: string | null): Letter {
  const { subject, fact } = reactivated;
  const why = reason === null ? [] : [{ text: suspended.why[locale].replace('{reason}', () => reason) }];
  return compose('reactivated', locale, subject, [{ text: fact[locale] }, ...why]);
}

const suspended = {
  subject: {
    pt: 'Sua conta no Prepar foi suspensa',
    en: 'Your Prepar account was suspended',
    es: 'Tu cuenta de Prepar fue suspendida',
  },
  fact: {
    pt: 'Sua conta no Prepar foi suspensa. Você saiu de todos os aparelhos e não pode entrar por enquanto. Nada foi apagado: respostas e créditos ficam guardados.',
    en: 'Your Prepar account was suspended. You were signed out on every device and cannot sign in for now. Nothing was deleted: answers and credits are kept.',
    es: 'Tu cuenta de Prepar fue suspendida. Se cerró la sesión en todos los dispositivos y por ahora no puedes entrar. No se borró nada: respuestas y créditos se conservan.',
  },
  why: { pt: 'Motivo: {reason}', en: 'Reason: {reason}', es: 'Motivo: {reason}' },
  advice: {
    pt: 'Se você acha que foi um engano, fale com o suporte.',
    en: 'If you think this is a mistake, contact support.',
    es: 'Si crees que es un error, contacta con el soporte.',
  },
} satisfies Record<string, Localised>;

const reactivated = {
  subject: {
    pt: 'Sua conta no Prepar foi reativada',
    en: 'Your Prepar account was reactivated',
    es: 'Tu cuenta de Prepar fue reactivada',
  },
  fact: {
    pt: 'Sua conta no Prepar foi reativada. Você já pode entrar como antes.',
    en: 'Your Prepar account was reactivated. You can sign in as before.',
    es: 'Tu cuenta de Prepar fue reactivada. Ya puedes entrar como antes.',
  },
} satisfies Record<string, Localised>;

const resetCode = {
  subject: {
    pt: 'Seu código de verificação do Prepar',
    en: 'Your Prepar verification code',
    es: 'Tu código de verificación de Prepar',
  },
  before: {
    pt: 'Recebemos um pedido para redefinir a senha da sua conta no Prepar. Digite este código na página:',
    en: 'We received a request to reset the password of your Prepar account. Enter this code on the page:',
    es: 'Recibimos una solicitud para restablecer la contraseña de tu cuenta de Prepar. Escribe este código en la página:',
  },
  or: {
    pt: 'Ou abra este endereço e escolha a nova senha:',
    en: 'Or open this address and choose the new password:',
    es: 'O abre esta dirección y elige la nueva contraseña:',
  },
  after: {
    pt: 'O código e o endereço valem por {minutes} minutos e servem uma única vez.',
    en: 'The code and the address are valid for {minutes} minutes and work only once.',
    es: 'El código y la dirección son válidos durante {minutes} minutos y sirven una sola vez.',
  },
  caution: {
    pt: 'Se não foi você, ignore esta mensagem: sua senha continua a mesma. Não passe este código a ninguém.',
    en: 'If it was not you, ignore this message: your password stays the same. Do not share this code with anyone.',
    es: 'Si no fuiste tú, ignora este mensaje: tu contraseña sigue siendo la misma. No compartas este código con nadie.',
  },
} satisfies Record<string, Localised>;

const emailChanged = {
  subject: {
    pt: 'O e-mail da sua conta no Prepar foi alterado',
    en: 'The email of your Prepar account was changed',
    es: 'El correo de tu cuenta de Prepar ha cambiado',
  },
  fact: {
    pt: 'O e-mail da sua conta no Prepar foi alterado. Este endereço não serve mais para entrar nem para recuperar a senha.',
    en: 'The email of your Prepar account was changed. This address can no longer be used to sign in or to recover the password.',
    es: 'El correo de tu cuenta de Prepar ha cambiado. Esta dirección ya no sirve para entrar ni para recuperar la contraseña.',
  },
  advice: {
    pt: 'Se foi você, não precisa fazer nada. Se não foi, abra este endereço em até {days} dias:',
    en: 'If it was you, there is nothing to do. If it was not, open this address within {days} days:',
    es: 'Si fuiste tú, no tienes que hacer nada. Si no, abre esta dirección en un plazo de {days} días:',
  },
  result: {
    pt: 'Nele você escolhe uma nova senha; a conta volta para este e-mail e sai de todos os aparelhos.',
    en: 'There you choose a new password; the account returns to this email and is signed out on every device.',
    es: 'Ahí eliges una nueva contraseña; la cuenta vuelve a este correo y se cierra en todos los dispositivos.',
  },
} satisfies Record<string, Localised>;

const passwordChanged = {
  subject: {
    pt: 'A senha da sua conta no Prepar foi alterada',
    en: 'The password of your Prepar account was changed',
    es: 'La contraseña de tu cuenta de Prepar ha cambiado',
  },
  fact: {
    pt: 'A senha da sua conta no Prepar acaba de ser alterada.',
    en: 'The password of your Prepar account was changed just now.',
    es: 'La contraseña de tu cuenta de Prepar se acaba de cambiar.',
  },
  advice: {
    pt: 'Se foi você, não precisa fazer nada. Se não foi, abra este endereço agora e use “Esqueceu sua senha?”:',
    en: 'If it was you, there is nothing to do. If it was not, open this address now and use “Forgot your password?”:',
    es: 'Si fuiste tú, no tienes que hacer nada. Si no, abre esta dirección ahora y usa “¿Olvidaste tu contraseña?”:',
  },
  result: {
    pt: 'Com a nova senha, a conta sai de todos os aparelhos.',
    en: 'With the new password, the account is signed out on every device.',
    es: 'Con la nueva contraseña, la cuenta se cierra en todos los dispositivos.',
  },
} satisfies Record<string, Localised>;

type Part = { text: string } | { code: string } | { link: string };

function compose(kind: Letter['kind'], locale: Locale, subjects: Localised, parts: Part[]): Letter {
  const subject = subjects[locale];
  const language = localeTags[locale];
  const body = parts.map(toHtml);
  return {
    kind,
    language,
    subject,
    text: `${parts.map(toText).join('\n\n')}\n\nPrepar\n`,
    html:
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>` +
      `<body style="font:16px/1.5 sans-serif;max-width:34em">${body.join('')}<p>Prepar</p></body></html>`,
  };
}

function toText(part: Part): string {
  if ('code' in part) return `    ${part.code}`;
  return 'link' in part ? part.link : part.text;
}

function toHtml(part: Part): string {
  if ('code' in part) return `<p style="font:bold 28px monospace;letter-spacing:6px">${escape(part.code)}</p>`;
  if ('link' in part) return `<p><a href="${escape(part.link)}">${escape(part.link)}</a></p>`;
  return `<p>${escape(part.text)}</p>`;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
