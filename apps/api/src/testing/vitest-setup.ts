import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startTestServer } from './test-server.ts';

/** Starts PostgreSQL once for all test files. */
export async function setup(project: TestProject) {
  const server = await startTestServer();
  // Stays connected between the files, so that another run that ends meanwhile leaves the server to this one.
  const presence = new Client(server.connection);
  await presence.connect();
  project.provide('postgres', server.connection);
  return async () => {
    await presence.end();
    await server.stop();
  };
}
