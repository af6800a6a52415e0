import { type Locale, type Localised, localeTags } from '../i18n/locale.ts';

/** What a mail says, whoever gets it. */
export interface Letter {
  /** Name of the letter in logs. */
  kind: 'resetCode' | 'emailChanged';
  /** BCP 47 tag of its language. */
  language: string;
  subject: string;
  text: string;
  html: string;
}

/** The code that opens a forgotten account, and for how many minutes it does. */
export function resetCodeLetter(locale: Locale, code: string, minutes: number): Letter {
  const { subject, before, after, caution } = resetCode;
  return compose('resetCode', locale, subject, [
    { text: before[locale] },
    { code },
    { text: after[locale].replace('{minutes}', String(minutes)) },
    { text: caution[locale] },
  ]);
}

/** Tells the former address of an account that it no longer is the account's address. */
export function emailChangedLetter(locale: Locale): Letter {
  const { subject, fact, advice } = emailChanged;
  return compose('emailChanged', locale, subject, [{ text: fact[locale] }, { text: advice[locale] }]);
}

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
  after: {
    pt: 'O código vale por {minutes} minutos e serve uma única vez.',
    en: 'The code is valid for {minutes} minutes and works only once.',
    es: 'El código es válido durante {minutes} minutos y sirve una sola vez.',
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
    pt: 'Se foi você, não precisa fazer nada. Se não foi, fale com o suporte o quanto antes.',
    en: 'If it was you, there is nothing to do. If it was not, contact support as soon as you can.',
    es: 'Si fuiste tú, no tienes que hacer nada. Si no, contacta con soporte lo antes posible.',
  },
} satisfies Record<string, Localised>;

type Part = { text: string } | { code: string };

function compose(kind: Letter['kind'], locale: Locale, subjects: Localised, parts: Part[]): Letter {
  const subject = subjects[locale];
  const language = localeTags[locale];
  const body = parts.map((part) =>
    'code' in part
      ? `<p style="font:bold 28px monospace;letter-spacing:6px">${escape(part.code)}</p>`
      : `<p>${escape(part.text)}</p>`,
  );
  return {
    kind,
    language,
    subject,
    text: `${parts.map((part) => ('code' in part ? `    ${part.code}` : part.text)).join('\n\n')}\n\nPrepar\n`,
    html:
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>` +
      `<body style="font:16px/1.5 sans-serif;max-width:34em">${body.join('')}<p>Prepar</p></body></html>`,
  };
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
