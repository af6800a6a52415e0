import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../testing/MemoryStorage.ts';
import { forgetStep, keepStep, keptStep } from './tourStep.ts';

beforeEach(() => void vi.stubGlobal('sessionStorage', new MemoryStorage()));

test('ONB-01 the tour begins without a step, goes on at the one it reached, and begins anew once it has ended', () => {
  expect(keptStep()).toBeNull();
  keepStep(1);
  keepStep(3);
  expect(keptStep()).toBe(3);
  forgetStep();
  expect(keptStep()).toBeNull();
});

test('what is no step of the tour begins it anew', () => {
  for (const text of ['', '0', '6', 'three', 'null', '2.5']) {
    sessionStorage.setItem('prepar-tour', text);
    expect(keptStep()).toBeNull();
  }
});
