import type { Locale, Localised } from '../i18n/locale.ts';
import type { ErrorDetail, ServedErrorCode } from './errors.ts';

/** The sentence that a person reads for a refusal. A password that is too weak learns what it misses. */
export function errorSentence({ code, details = [] }: { code: ServedErrorCode; details?: ErrorDetail[] }, locale: Locale): string {
  const missing = details.map((detail) => withBound(criteria[detail.code]?.[locale] ?? '', detail)).filter(Boolean);
  return sentences[code][locale].replace('{criteria}', missing.join(', '));
}

/** The sentence for one faulty field, with its broken bound. */
export const detailSentence = (detail: ErrorDetail, locale: Locale): string => withBound(faults[detail.code][locale], detail);

const withBound = (text: string, { params }: ErrorDetail) =>
  text.replace('{limit}', String(params?.['minimum'] ?? params?.['maximum'] ?? ''));

const sentences: Record<ServedErrorCode, Localised> = {
  VALIDATION_FAILED: {
    pt: 'Alguns dados não são válidos. Verifique os campos indicados.',
    en: 'Some of the data is not valid. Check the fields named.',
    es: 'Algunos datos no son válidos. Revisa los campos indicados.',
  },
  MALFORMED_JSON: {
    pt: 'O corpo da requisição não é um JSON válido.',
    en: 'The request body is not valid JSON.',
    es: 'El cuerpo de la solicitud no es un JSON válido.',
  },
  UNAUTHENTICATED: {
    pt: 'Entre na sua conta para continuar.',
    en: 'Sign in to continue.',
    es: 'Inicia sesión para continuar.',
  },
  TOKEN_EXPIRED: {
    pt: 'Sua sessão expirou. Entre novamente.',
    en: 'Your session has expired. Sign in again.',
    es: 'Tu sesión ha expirado. Inicia sesión de nuevo.',
  },
  INVALID_CREDENTIALS: {
    pt: 'Email ou senha incorretos',
    en: 'Incorrect email or password',
    es: 'Correo o contraseña incorrectos',
  },
  SOCIAL_SIGN_IN_FAILED: {
    pt: 'Não foi possível entrar por esse provedor. Tente novamente.',
    en: 'Signing in with this provider did not work. Try again.',
    es: 'No se pudo iniciar sesión con este proveedor. Inténtalo de nuevo.',
  },
  INSUFFICIENT_CREDITS: {
    pt: 'Seus créditos acabaram. Os créditos grátis são renovados à meia-noite.',
    en: 'You are out of credits. Free credits renew at midnight.',
    es: 'Te quedaste sin créditos. Los créditos gratuitos se renuevan a medianoche.',
  },
  FORBIDDEN: {
    pt: 'Você não tem permissão para acessar esta área.',
    en: 'You are not allowed to enter this area.',
    es: 'No tienes permiso para acceder a esta área.',
  },
  ACCOUNT_SUSPENDED: {
    pt: 'Sua conta está suspensa. Fale com o suporte.',
    en: 'Your account is suspended. Contact support.',
    es: 'Tu cuenta está suspendida. Contacta con soporte.',
  },
  ACCOUNT_DELETION_NOT_ALLOWED: {
    pt: 'Esta é a última conta de administração e não pode ser excluída.',
    en: 'This is the last administrator account and cannot be deleted.',
    es: 'Esta es la última cuenta de administración y no se puede eliminar.',
  },
  NOT_FOUND: {
    pt: 'O endereço pedido não existe.',
    en: 'The requested address does not exist.',
    es: 'La dirección solicitada no existe.',
  },
  ACCOUNT_NOT_FOUND: {
    pt: 'Esta conta não existe mais.',
    en: 'This account no longer exists.',
    es: 'Esta cuenta ya no existe.',
  },
  EXAM_NOT_FOUND: {
    pt: 'Não encontramos este exame.',
    en: 'We could not find this exam.',
    es: 'No encontramos este examen.',
  },
  QUESTION_NOT_FOUND: {
    pt: 'Não encontramos esta questão.',
    en: 'We could not find this question.',
    es: 'No encontramos esta pregunta.',
  },
  SESSION_NOT_FOUND: {
    pt: 'Você não tem uma sessão de estudo deste exame.',
    en: 'You have no study session for this exam.',
    es: 'No tienes una sesión de estudio de este examen.',
  },
  EMAIL_ALREADY_EXISTS: {
    pt: 'Este email já está em uso.',
    en: 'This email is already in use.',
    es: 'Este correo ya está en uso.',
  },
  SOCIAL_PROVIDER_NOT_CONFIGURED: {
    pt: 'Este tipo de entrada ainda não está disponível. Entre com e-mail e senha.',
    en: 'This way to sign in is not available yet. Use your email and password.',
    es: 'Esta forma de entrar aún no está disponible. Usa tu correo y contraseña.',
  },
  NOT_ENROLLED: {
    pt: 'Você não está inscrito neste exame.',
    en: 'You are not enrolled in this exam.',
    es: 'No estás inscrito en este examen.',
  },
  EXAM_INACTIVE: {
    pt: 'Este exame ainda não está disponível.',
    en: 'This exam is not available yet.',
    es: 'Este examen aún no está disponible.',
  },
  SESSION_STATE_CONFLICT: {
    pt: 'Esta sessão de estudo já terminou.',
    en: 'This study session has already ended.',
    es: 'Esta sesión de estudio ya terminó.',
  },
  QUESTION_ALREADY_ANSWERED: {
    pt: 'Você já respondeu esta questão com outra alternativa.',
    en: 'You have already answered this question with another option.',
    es: 'Ya respondiste esta pregunta con otra opción.',
  },
  PAYLOAD_TOO_LARGE: {
    pt: 'O corpo da requisição é grande demais.',
    en: 'The request body is too large.',
    es: 'El cuerpo de la solicitud es demasiado grande.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    pt: 'Envie o corpo como application/json.',
    en: 'Send the body as application/json.',
    es: 'Envía el cuerpo como application/json.',
  },
  PASSWORD_TOO_WEAK: {
    pt: 'A senha não atende aos critérios: {criteria}.',
    en: 'The password does not meet the criteria: {criteria}.',
    es: 'La contraseña no cumple los criterios: {criteria}.',
  },
  PASSWORDS_DO_NOT_MATCH: {
    pt: 'As senhas não coincidem.',
    en: 'The passwords do not match.',
    es: 'Las contraseñas no coinciden.',
  },
  INVALID_PASSWORD: {
    pt: 'Não foi possível confirmar: senha inválida.',
    en: 'This could not be confirmed: invalid password.',
    es: 'No se pudo confirmar: contraseña no válida.',
  },
  RESET_CODE_INVALID: {
    pt: 'Código incorreto ou expirado.',
    en: 'Incorrect or expired code.',
    es: 'Código incorrecto o vencido.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    pt: 'Esta chave já foi usada para outra questão.',
    en: 'This key has already been used for another question.',
    es: 'Esta clave ya se usó para otra pregunta.',
  },
  RATE_LIMITED: {
    pt: 'Muitas requisições. Aguarde alguns instantes e tente novamente.',
    en: 'Too many requests. Wait a moment and try again.',
    es: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  },
  INTERNAL_ERROR: {
    pt: 'Erro interno do servidor. Tente novamente em instantes.',
    en: 'Internal server error. Try again shortly.',
    es: 'Error interno del servidor. Inténtalo de nuevo en unos instantes.',
  },
  SERVICE_UNAVAILABLE: {
    pt: 'O serviço está temporariamente indisponível. Tente novamente em instantes.',
    en: 'The service is temporarily unavailable. Try again shortly.',
    es: 'El servicio no está disponible por el momento. Inténtalo de nuevo en unos instantes.',
  },
};

const faults: Record<ErrorDetail['code'], Localised> = {
  REQUIRED: { pt: 'Este campo é obrigatório.', en: 'This field is required.', es: 'Este campo es obligatorio.' },
  UNKNOWN: { pt: 'Este parâmetro não existe.', en: 'There is no such parameter.', es: 'Este parámetro no existe.' },
  WRONG_TYPE: { pt: 'Este valor é do tipo errado.', en: 'This value has the wrong type.', es: 'Este valor es de un tipo equivocado.' },
  WRONG_FORMAT: { pt: 'Este valor tem o formato errado.', en: 'This value has the wrong format.', es: 'Este valor tiene un formato equivocado.' },
  NOT_ALLOWED: { pt: 'Este valor não é aceito.', en: 'This value is not accepted.', es: 'Este valor no se acepta.' },
  TOO_SHORT: { pt: 'Use pelo menos {limit} caracteres.', en: 'Use at least {limit} characters.', es: 'Usa al menos {limit} caracteres.' },
  TOO_LONG: { pt: 'Use no máximo {limit} caracteres.', en: 'Use at most {limit} characters.', es: 'Usa como máximo {limit} caracteres.' },
  TOO_SMALL: { pt: 'O valor mínimo é {limit}.', en: 'The smallest value is {limit}.', es: 'El valor mínimo es {limit}.' },
  TOO_LARGE: { pt: 'O valor máximo é {limit}.', en: 'The largest value is {limit}.', es: 'El valor máximo es {limit}.' },
  TOO_FEW: { pt: 'Envie pelo menos {limit} itens.', en: 'Send at least {limit} items.', es: 'Envía al menos {limit} elementos.' },
  TOO_MANY: { pt: 'Envie no máximo {limit} itens.', en: 'Send at most {limit} items.', es: 'Envía como máximo {limit} elementos.' },
  MISSING_UPPERCASE: { pt: 'Use pelo menos uma letra maiúscula.', en: 'Use at least one uppercase letter.', es: 'Usa al menos una letra mayúscula.' },
  MISSING_LOWERCASE: { pt: 'Use pelo menos uma letra minúscula.', en: 'Use at least one lowercase letter.', es: 'Usa al menos una letra minúscula.' },
  MISSING_DIGIT: { pt: 'Use pelo menos um número.', en: 'Use at least one digit.', es: 'Usa al menos un número.' },
  MISSING_SPECIAL: {
    pt: 'Use pelo menos um destes caracteres: !@#$%^&*',
    en: 'Use at least one of these characters: !@#$%^&*',
    es: 'Usa al menos uno de estos caracteres: !@#$%^&*',
  },
  CONTAINS_WHITESPACE: { pt: 'Não use espaços.', en: 'Do not use spaces.', es: 'No uses espacios.' },
  TOO_COMMON: { pt: 'Esta senha é comum demais.', en: 'This password is too common.', es: 'Esta contraseña es demasiado común.' },
};

/** What a password misses, as parts of one sentence. */
const criteria: Partial<Record<ErrorDetail['code'], Localised>> = {
  TOO_SHORT: { pt: 'pelo menos {limit} caracteres', en: 'at least {limit} characters', es: 'al menos {limit} caracteres' },
  MISSING_UPPERCASE: { pt: 'uma letra maiúscula', en: 'an uppercase letter', es: 'una letra mayúscula' },
  MISSING_LOWERCASE: { pt: 'uma letra minúscula', en: 'a lowercase letter', es: 'una letra minúscula' },
  MISSING_DIGIT: { pt: 'um número', en: 'a digit', es: 'un número' },
  MISSING_SPECIAL: { pt: 'um caractere especial', en: 'a special character', es: 'un carácter especial' },
  CONTAINS_WHITESPACE: { pt: 'nenhum espaço', en: 'no spaces', es: 'ningún espacio' },
  TOO_COMMON: { pt: 'não ser uma senha muito comum', en: 'not a very common password', es: 'no ser una contraseña muy común' },
};
