import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterRunning } from '../../../packages/service/src/database/running-time.js';

const expired = vi.fn<() => void>();
beforeEach(() => {
  expired.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('afterRunning calls back once, after the given number of seconds', () => {
  vi.useFakeTimers();
  afterRunning(3, expired);
  vi.advanceTimersByTime(2999);
  expect(expired).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(60_000);
  expect(expired).toHaveBeenCalledOnce();
});

test('afterRunning does not call back if it was canceled', () => {
  vi.useFakeTimers();
  const cancel = afterRunning(3, expired);
  vi.advanceTimersByTime(2500);
  cancel();
  vi.advanceTimersByTime(60_000);
  expect(expired).not.toHaveBeenCalled();
});

test('afterRunning counts a pause of the process as one second', async () => {
  const cancel = afterRunning(3, expired, 20);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  await setImmediate();
  expect(expired).not.toHaveBeenCalled();
  cancel();
});
