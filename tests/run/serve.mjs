// What tests in a browser talk to, with the portal as it is now.
import { getReady } from '../../apps/api/launch/ready.mjs';

getReady();
await import('../../apps/api/src/testing/serve.ts');
