import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { redocly, workspace } from '../scripts/redocly.mjs';

interface Reference {
  readonly $ref: string;
}

interface Schema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Reference[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Reference } } };
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, { readonly name: string; readonly required: boolean }>>;
  };
}

interface Step {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string }[];
  readonly requestBody?: { readonly payload: object };
  readonly successCriteria: readonly { readonly condition: string }[];
}

interface Journey {
  readonly workflows: readonly { readonly workflowId: string; readonly steps: readonly Step[] }[];
}

const description: Description = JSON.parse(readFileSync(join(workspace, 'dist', 'openapi.json'), 'utf8'));
const operations = Object.values(description.paths).flatMap((item) => Object.values(item));
const named = ({ $ref }: Reference): string => $ref.split('/').at(-1) ?? '';

const calls = readdirSync(join(workspace, 'arazzo')).flatMap((file) => {
  const journey: Journey = JSON.parse(redocly(['bundle', `arazzo/${file}`, '--ext', 'json']).stdout);
  return journey.workflows.flatMap(({ workflowId, steps }) => steps.map((step) => ({ workflowId, step })));
});

test.each(calls)('$workflowId calls $step.operationId as it is described', ({ step }) => {
  const operation = operations.find(({ operationId }) => operationId === step.operationId);
  const statuses = Object.keys(operation?.responses ?? {});
  const expected = step.successCriteria.flatMap(
    ({ condition }) => /^\$statusCode == (\d+)$/.exec(condition)?.[1] ?? [],
  );
  expect(statuses).toEqual(expect.arrayContaining(expected));
  expect(expected).toHaveLength(1);

  const parameters = (operation?.parameters ?? []).map((one) => description.components.parameters[named(one)]);
  const sent = (step.parameters ?? []).map(({ name }) => name).filter((name) => name !== 'Authorization');
  expect(parameters.map((parameter) => parameter?.name)).toEqual(expect.arrayContaining(sent));
  expect(sent).toEqual(
    expect.arrayContaining(parameters.filter((parameter) => parameter?.required).map((parameter) => parameter?.name)),
  );

  const body = operation?.requestBody?.content['application/json'].schema;
  const schema = body && description.components.schemas[named(body)];
  const fields = Object.keys(step.requestBody?.payload ?? {});
  expect(Object.keys(schema?.properties ?? {})).toEqual(expect.arrayContaining(fields));
  if (step.requestBody) expect(fields).toEqual(expect.arrayContaining([...(schema?.required ?? [])]));
});
