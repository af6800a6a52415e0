import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redocly, workspace } from '../scripts/redocly.mjs';

interface Mistake {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Rule and message that must be reported in that file. */
  readonly found: string;
}

interface Report {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly message: string;
    readonly location: readonly { readonly source: { readonly ref: string } }[];
  }[];
}

const mistakes: readonly Mistake[] = [
  {
    name: 'ENT-12 a success without the envelope',
    file: 'paths/system/health.yaml',
    from: 'required: [success, data]',
    to: 'required: [data]',
    found: 'house/envelope: The body of 200 requires each of its properties.',
  },
  {
    name: 'a code that no operation answers',
    file: 'components/schemas/ErrorCode.yaml',
    from: '  - VALIDATION_FAILED\n',
    to: '  - VALIDATION_FAILED\n  - TEAPOT\n',
    found: 'house/error-codes: No operation answers TEAPOT.',
  },
  {
    name: 'a code that is not explained',
    file: 'components/schemas/ErrorCode.yaml',
    from: '  - MALFORMED_JSON\n',
    to: '  - MALFORMED_JSON\n  - KETTLE\n',
    found: 'house/error-codes: KETTLE is not in error-codes.json.',
  },
  {
    name: 'a code under another status than its own',
    file: 'paths/analytics/summary.yaml',
    from: "'403': [ACCOUNT_SUSPENDED, PASSWORD_CHANGE_REQUIRED]",
    to: "'403': [ACCOUNT_SUSPENDED, NOT_ENROLLED]",
    found: 'house/error-codes: NOT_ENROLLED is no code of 403.',
  },
  {
    name: 'a code that no example shows',
    file: 'paths/exams/start.yaml',
    from: "'409': [EXAM_INACTIVE, SESSION_STATE_CONFLICT]",
    to: "'409': [EXAM_INACTIVE, SESSION_STATE_CONFLICT, NOT_ENROLLED]",
    found: 'house/error-codes: 409 has no example of NOT_ENROLLED.',
  },
  {
    name: 'an operation without 401',
    file: 'paths/account/profile.yaml',
    from: "    '401': { $ref: ../../components/responses/Unauthenticated.yaml }\n",
    to: '',
    found: 'house/operations: The response 401 is missing.',
  },
  {
    name: 'an operation without 429',
    file: 'paths/onboarding/status.yaml',
    from: "    '429': { $ref: ../../components/responses/RateLimited.yaml }\n",
    to: '',
    found: 'house/operations: The response 429 is missing.',
  },
  {
    name: 'an operation named like a thing',
    file: 'paths/questions/explanation.yaml',
    from: 'operationId: getQuestionExplanation',
    to: 'operationId: questionExplanation',
    found: 'house/operations: The operationId of a get starts with get, list.',
  },
  {
    name: 'a summary in title case',
    file: 'paths/attempts/attempts.yaml',
    from: 'summary: Answer a question',
    to: 'summary: Answer a Question',
    found: 'house/operations: The summary is in sentence case, up to 60 characters, without a full stop.',
  },
  {
    name: 'ROLE-05 an operation for administrators that is open to everybody',
    file: 'paths/admin/summary.yaml',
    from: 'bearerAuth: [admin]',
    to: 'bearerAuth: []',
    found: 'house/operations: Every security requirement below /admin names the role admin.',
  },
  {
    name: 'a refusal that does not say when to come back',
    file: 'components/responses/RateLimited.yaml',
    from: '  Retry-After: { $ref: ../headers/RetryAfter.yaml }\n',
    to: '',
    found: 'house/headers: The response 429 lacks the header Retry-After.',
  },
  {
    name: 'a body without an example',
    file: 'paths/authentication/logout.yaml',
    from: '          examples:\n            signedOut: { $ref: ../../components/examples/SignedOutExample.yaml }\n',
    to: '',
    found: 'house/examples: A body has at least one named example.',
  },
  {
    name: 'a request that lets unknown fields through',
    file: 'components/schemas/LoginRequest.yaml',
    from: 'additionalProperties: false\n',
    to: '',
    found: 'house/requests: A schema in a request refuses unknown fields (additionalProperties: false).',
  },
  {
    name: 'a request put together from another schema that lets unknown fields through',
    file: 'components/schemas/UpdateSettingsRequest.yaml',
    from: 'unevaluatedProperties: false\n',
    to: '',
    at: 'components/schemas/Settings.yaml',
    found: 'house/requests: A schema in a request refuses unknown fields (additionalProperties: false).',
  },
  {
    name: 'a text in a request without a limit',
    file: 'components/schemas/GenerateQuestionRequest.yaml',
    from: '    maxLength: 120\n',
    to: '',
    found: 'house/requests: A schema in a request limits its length.',
  },
  {
    name: 'a response property that may be absent',
    file: 'components/schemas/OnboardingStatus.yaml',
    from: 'required: [completed, completedAt]',
    to: 'required: [completed]',
    found: 'house/results: A response requires completedAt.',
  },
  {
    name: 'a duration without a unit',
    file: 'components/schemas/ExamSession.yaml',
    from: '    x-unit: s\n',
    to: '',
    found: 'house/properties: totalTime names its unit in x-unit.',
  },
  {
    name: 'a property without a description',
    file: 'components/schemas/Message.yaml',
    from: '    description: One sentence for the person, in the language of the call.\n',
    to: '',
    found: 'house/properties: message has a description of its own.',
  },
  {
    name: 'a list of values without an example',
    file: 'components/schemas/Modality.yaml',
    from: '    examples: [[IAM and access, Data protection]]\n',
    to: '',
    found: 'house/properties: topics has an example.',
  },
  {
    name: 'a schema that does not say where it comes from',
    file: 'components/schemas/Reference.yaml',
    from: 'x-origin: added\n',
    to: '',
    found: 'house/components: x-origin is one of given, inferred, added.',
  },
  {
    name: 'a description that is no sentence',
    file: 'components/schemas/Permissions.yaml',
    from: 'description: Rights of the account, one flag each. New flags may appear.',
    to: 'description: rights',
    found: 'house/sentences: A description is made of sentences.',
  },
];

const copy = mkdtempSync(join(tmpdir(), 'prepar-openapi-'));
const found = new Set<string>();

beforeAll(() => {
  for (const part of ['openapi.yaml', 'redocly.yaml', 'error-codes.json', 'paths', 'components', 'docs', 'lint']) {
    cpSync(join(workspace, part), join(copy, part), { recursive: true });
  }
  for (const { file, from, to } of mistakes) {
    const text = readFileSync(join(copy, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no "${from}" to break.`);
    writeFileSync(join(copy, file), text.replaceAll(from, to));
  }
  const args = ['lint', 'openapi.yaml', '--format', 'json', '--max-problems', '1000'];
  const report: Report = JSON.parse(redocly(args, copy).stdout);
  for (const { ruleId, message, location } of report.problems) {
    for (const { source } of location) found.add(`${source.ref} ${ruleId}: ${message}`);
  }
});

afterAll(() => rmSync(copy, { recursive: true }));

test.each(mistakes)('$name is found', ({ file, at = file, found: expected }) => {
  expect([...found]).toContain(`${at} ${expected}`);
});

test('the description as it stands has no mistake', () => {
  expect(redocly(['lint', 'openapi.yaml'])).toMatchObject({ status: 0 });
});
