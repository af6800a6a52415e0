import { getReady } from '../../apps/api/launch/ready.mjs';

/** Builds the portal if need be: these tests start the server as people do, with everything that it serves. */
export const setup = (): void => getReady();
