/** Checks the description and its journeys. Prints what is wrong and fails; prints nothing when all is well. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { redocly, workspace } from './redocly.mjs';

const journeys = readdirSync(join(workspace, 'arazzo')).map((name) => `arazzo/${name}`);
const { status, stdout, stderr } = redocly(['lint', 'openapi.yaml', ...journeys]);
if (status !== 0) console.error(`${stdout}${stderr}`);
process.exitCode = status;
