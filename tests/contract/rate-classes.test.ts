import { expect, test } from 'vitest';
import { operations } from './operations.ts';

/** What would let somebody guess or wear the server out if it fell into another class. */
const classes = {
  auth: [
    'completeSocialSignIn',
    'loginUser',
    'registerUser',
    'requestPasswordReset',
    'resetPassword',
    'resetPasswordByLink',
    'signInWithGithub',
    'signInWithGoogle',
    'verifyPasswordResetCode',
  ],
  generation: ['generateQuestion', 'listRandomQuestions', 'generateExplanation'],
  none: ['getHealth'],
};

test('every operation is in the rate class that it should be in, and the default is for the rest', () => {
  const named = Object.entries(classes).flatMap(([rateLimit, ids]) => ids.map((id) => [id, rateLimit] as const));
  const wanted = operations.map(({ id }) => [id, new Map(named).get(id) ?? 'default'] as const);
  expect(Object.fromEntries(operations.map(({ id, rateLimit }) => [id, rateLimit]))).toEqual(
    Object.fromEntries(wanted),
  );
  expect(operations.map(({ id }) => id)).toEqual(expect.arrayContaining(named.map(([id]) => id)));
});

test('a draw of several questions is charged by how many, and everything else by the call', () => {
  const priced = operations.flatMap(({ id, rateCost }) => (rateCost === null ? [] : [[id, rateCost]]));
  expect(priced).toEqual([['listRandomQuestions', 'limit']]);
});
