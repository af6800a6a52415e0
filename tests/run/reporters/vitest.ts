import type { Reporter, SerializedError, TestModule, TestSpecification } from 'vitest/node';
import { writeTally } from './tally.ts';

// Longer than any test and its hooks may take.
const patienceMs = 5 * 60_000;

export default class implements Reporter {
  private readonly unfinished = new Set<string>();
  private readonly finished: TestModule[] = [];
  private watch: NodeJS.Timeout | undefined;

  onTestRunStart(specifications: readonly TestSpecification[]) {
    for (const { moduleId } of specifications) this.unfinished.add(moduleId);
    this.watch = setTimeout(() => this.giveUp(), patienceMs);
  }

  onTestCaseResult() {
    this.watch?.refresh();
  }

  onTestModuleEnd(module: TestModule) {
    this.unfinished.delete(module.moduleId);
    this.finished.push(module);
    this.watch?.refresh();
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    clearTimeout(this.watch);
    const { failed, ...others } = count(modules);
    writeTally('vitest', { ...others, failed: [...unhandled.map(({ message }) => message), ...failed] });
  }

  /** A browser page that dies says nothing, and Vitest waits for it without end. */
  private giveUp() {
    const unfinished = [...this.unfinished];
    console.log(`\nNothing heard for ${patienceMs / 60_000} minutes. Not finished:\n${unfinished.join('\n')}`);
    writeTally('vitest', { ...count(this.finished), unfinished });
    process.exit(1);
  }
}

function count(modules: readonly TestModule[]) {
  const failed: string[] = [];
  const flaky: string[] = [];
  let passed = 0;
  for (const module of modules) {
    // What fails before its tests run, in the file itself or in a hook, names no test.
    for (const group of [module, ...module.children.allSuites()]) {
      for (const { message } of group.errors()) failed.push(`${module.relativeModuleId}: ${message}`);
    }
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      const name = `${module.relativeModuleId} › ${test.fullName}`;
      if (state === 'passed') passed += 1;
      if (state === 'failed') failed.push(name);
      if (test.diagnostic()?.flaky) flaky.push(name);
    }
  }
  return { passed, failed, flaky };
}
