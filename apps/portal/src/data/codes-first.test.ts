import { type Failure, isRateLimit, isUnauthenticated } from '@prepar/api-client/failure';
import { expect, test, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('location', new URL('https://prepar.example/login'));
});

const { codeFailure, loginFailure, refusedFields, registerFailure } = await import('../routes/auth/failures.ts');
const { deletionFailure } = await import('../routes/settings/deletion.ts');
const { outcomeOf } = await import('../routes/question/practiceReducer.ts');

/** Everything but the code that a page reads from a failure, each of it the sign of another one. */
const statuses = [400, 401, 402, 403, 404, 409, 418, 422, 429, 500, 503];
const sentences = ['rate limit', 'Too many requests', 'Invalid password', 'Senha incorreta.', 'Unauthorized'];

const failure = (code: string, status: number, message: string): Failure => ({
  kind: 'http',
  status,
  code,
  message,
  details: [],
  retryAfter: null,
});
const answer = (refusal: Failure) => outcomeOf({ ok: false, failure: refusal }).status;
/** A meaning that hands the sentence of the server on. */
const itsSentence = Symbol('the sentence of the server');

test.each([
  ['sign-in', loginFailure, 'INVALID_CREDENTIALS', 'auth.checkCredentials'],
  ['sign-in', loginFailure, 'TOTP_CODE_INVALID', itsSentence],
  ['registration', registerFailure, 'EMAIL_ALREADY_EXISTS', itsSentence],
  ['field of a registration', (refusal: Failure) => refusedFields(refusal).email, 'EMAIL_ALREADY_EXISTS', itsSentence],
  ['reset code', codeFailure, 'RESET_CODE_INVALID', { text: 'auth.incorrectOrExpiredCode' }],
  ['reset code', codeFailure, 'EMAIL_NOT_FOUND', { title: 'auth.emailNotFound', text: 'auth.emailNotRegistered' }],
  ['deletion', deletionFailure, 'INVALID_PASSWORD', 'invalidPassword'],
  ['deletion', deletionFailure, 'ACCOUNT_DELETION_NOT_ALLOWED', 'accountDeletionNotAllowed'],
  ['deletion', deletionFailure, 'ACCOUNT_NOT_FOUND', 'accountNotFound'],
  ['answer', answer, 'INSUFFICIENT_CREDITS', 'outOfCredits'],
  ['answer', answer, 'TOKEN_EXPIRED', 'waiting'],
  ['answer', answer, 'UNAUTHENTICATED', 'waiting'],
  ['call', isUnauthenticated, 'UNAUTHENTICATED', true],
  ['call', isUnauthenticated, 'TOKEN_EXPIRED', true],
  ['call', isRateLimit, 'RATE_LIMITED', true],
] as const)(
  'a refused %s is read by its code, whatever its status and sentence say (%o %s)',
  (_what, read, code, meaning) => {
    for (const status of statuses)
      for (const message of sentences)
        expect(read(failure(code, status, message))).toEqual(meaning === itsSentence ? { text: message } : meaning);
  },
);

test('a code that says something else is no rate limit, no wrong password and no lack of credits by its sentence or status', () => {
  expect(isRateLimit(failure('VALIDATION_FAILED', 400, 'rate limit'))).toBe(false);
  expect(deletionFailure(failure('INTERNAL_ERROR', 500, 'Invalid password'))).toBe('deleteAccountError');
  expect(answer(failure('QUESTION_NOT_FOUND', 402, 'rate limit'))).toBe('refused');
});

test('DEL-08 a wrong password at deletion is one in Spanish too', () => {
  const spanish = failure('INVALID_PASSWORD', 422, 'No se pudo confirmar: contraseña no válida.');
  expect(deletionFailure(spanish)).toBe('invalidPassword');
});
