import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emailPattern } from './email.ts';

test('the contract and the sign-in with a provider take the same addresses', () => {
  const document = new URL(import.meta.resolve('@prepar/openapi/openapi.json'));
  const { components } = JSON.parse(readFileSync(document, 'utf8')) as {
    components: { schemas: { Email: { pattern: string } } };
  };
  expect(new RegExp(components.schemas.Email.pattern).source).toBe(emailPattern.source);
});

test.each(['ana@prepar.example', 'a@b.c', "o'neil+aws@mail.prepar.example", 'x_1@1-2.example', 'ANA@PREPAR.EXAMPLE'])(
  '%s is an address',
  (email) => expect(emailPattern.test(email)).toBe(true),
);

test.each([
  '<victim@prepar.example',
  '<<victim@prepar.example',
  'victim@prepar.example>',
  '"victim"@prepar.example',
  '(x)victim@prepar.example',
  'victim,other@prepar.example',
  'victim@prepar.example.',
  'victim@prepar..example',
  '.victim@prepar.example',
  'victim@127.0.0.1',
  'victim@[127.0.0.1]',
  'vıctim@prepar.example',
  'victim@prepar.example\n',
])('%j, another spelling of an address or none, is refused', (email) => expect(emailPattern.test(email)).toBe(false));
