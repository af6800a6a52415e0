import { isActive, listExams } from '../../apps/api/src/catalogue/catalogue.ts';
import { sessions } from '../../apps/api/src/questions/checks/session.ts';

const questions = 500;
const rounds = 40;

/** Milliseconds of CPU that some work takes. */
function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Prints, for each exam, what making a question costs, as so many times what it costs to serialise it in its three languages. */
export function printQuestionCost(): void {
  for (const { id } of listExams().filter(isActive)) {
    sessions(id, questions, null, 'warm');
    let items: unknown[] = [];
    const made = cpuOf(() => {
      items = sessions(id, questions, null, 'cost').flat();
    });
    const serialised = cpuOf(() => {
      for (let round = 0; round < rounds; round += 1) for (const item of items) JSON.stringify(item);
    });
    const ratio = made / (serialised / rounds);
    console.log(
      `A question of ${id.padEnd(21)} ${(made / questions).toFixed(2)} ms of CPU, ${ratio.toFixed(0)} times serialising it`,
    );
  }
}
