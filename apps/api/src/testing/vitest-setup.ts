import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { isActive, listExams } from '../catalogue/catalogue.ts';
import { bookIdOf, packBook } from '../questions/storage/books.ts';
import { phraseBook } from '../questions/storage/phrase-book.ts';
import { startTestServer } from './test-server.ts';

/** Phrase books take a moment to make, so that all test files share them. */
const phraseBooks = () =>
  listExams()
    .filter(isActive)
    .map((exam) => ({ id: bookIdOf(exam), body: packBook(phraseBook(exam.id)).toString('base64') }));

/** Starts PostgreSQL once for all test files. */
export async function setup(project: TestProject) {
  const server = await startTestServer();
  // Stays connected between the files, so that another run that ends meanwhile leaves the server to this one.
  const presence = new Client(server.connection);
  await presence.connect();
  project.provide('postgres', server.connection);
  project.provide('phraseBooks', phraseBooks());
  return async () => {
    await presence.end();
    await server.stop();
  };
}
