import { expect, test } from 'vitest';
import type { Knowledge } from '../compile.ts';
import { engineFor } from '../engine.ts';
import { missingTerms } from './terms.ts';

const { knowledge } = engineFor('clf-c02');
const asking = (...guideTerms: string[]): Knowledge => ({ ...knowledge, base: { ...knowledge.base, guideTerms } });

test('a term of the guide is met by a name, an alias or a sentence, in any of its ways', () => {
  expect(missingTerms(asking('Amazon S3', 'least privilege', 'no such term|Amazon EC2', 'Security Hub CSPM'))).toEqual(
    [],
  );
});

test('a term that no text has is listed', () => {
  expect(missingTerms(asking('Amazon S3', 'no such term|nor this one'))).toEqual(['no such term|nor this one']);
});
