// As much of curl as the chapters of the contract use: curl [-s] [-X METHOD] [-H HEADER]… [-d BODY] URL
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: 'boolean', short: 's' },
    request: { type: 'string', short: 'X' },
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    data: { type: 'string', short: 'd' },
  },
});
const headers = new Headers(values.header.map((line) => line.split(/:\s*/, 2)));
const method = values.request ?? (values.data === undefined ? 'GET' : 'POST');
const response = await fetch(positionals[0], { method, headers, body: values.data ?? null });
console.log(await response.text());
