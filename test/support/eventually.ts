/** Waits for the effects of another process or a stream. */
import { vi } from 'vitest';
import { patience } from './patience.js';

/** Repeats an assertion until it passes. */
export function eventually<T>(assertion: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(assertion, { timeout: patience, interval: 20 });
}
