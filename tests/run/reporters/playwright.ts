import type { Reporter, Suite, TestError } from '@playwright/test/reporter';
import { writeTally } from './tally.ts';

export default class implements Reporter {
  private root: Suite | undefined;
  private readonly failed: string[] = [];

  onBegin(_config: unknown, root: Suite) {
    this.root = root;
  }

  // What fails outside a test: a file that does not load, a server that does not start.
  onError({ message = 'Unknown error' }: TestError) {
    this.failed.push(message);
  }

  onEnd() {
    let passed = 0;
    for (const test of this.root?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'expected') passed += 1;
      else if (outcome !== 'skipped') this.failed.push(test.titlePath().filter(Boolean).join(' › '));
    }
    writeTally('playwright', { passed, failed: this.failed });
  }
}
