import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { writeTally } from './tally.ts';

export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const failed = unhandled.map(({ message }) => message);
    let passed = 0;
    for (const module of modules) {
      // What fails before its tests run, in the file itself or in a hook, names no test.
      for (const group of [module, ...module.children.allSuites()]) {
        for (const { message } of group.errors()) failed.push(`${module.relativeModuleId}: ${message}`);
      }
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'failed') failed.push(`${module.relativeModuleId} › ${test.fullName}`);
      }
    }
    writeTally('vitest', { passed, failed });
  }
}
