// Loads the demo beside servers whose questions are of one form: they keep other phrase books under the same ids.
import { workerData } from 'node:worker_threads';
import { type Demo, loadDemo } from '../demo/load.ts';

await loadDemo({ ...(workerData as Omit<Demo, 'say'>), say: () => undefined });
