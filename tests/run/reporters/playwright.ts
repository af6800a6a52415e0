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
    const flaky: string[] = [];
    let passed = 0;
    for (const test of this.root?.allTests() ?? []) {
      const outcome = test.outcome();
      const name = test.titlePath().filter(Boolean).join(' › ');
      if (outcome === 'expected' || outcome === 'flaky') passed += 1;
      if (outcome === 'unexpected') this.failed.push(name);
      if (outcome === 'flaky') flaky.push(name);
    }
    writeTally('playwright', { passed, failed: this.failed, flaky });
  }
}
