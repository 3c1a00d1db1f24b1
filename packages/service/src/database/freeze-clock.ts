/** Makes a process's time and random values deterministic. */
import crypto from 'node:crypto';

/** The time shown by the stopped clocks: the epoch of PostgreSQL timestamps. */
const instant = Date.UTC(2000, 0, 1);

/**
 * Stops the clocks of this process and makes its random bytes zero. For use only in processes that create a file and
 * exit, and whose output need not be secret or unique.
 */
export function freezeClock(): void {
  Date.now = () => instant;
  performance.now = () => 0;
  globalThis.Date = new Proxy(Date, {
    construct: (target, values, self) => Reflect.construct(target, values.length === 0 ? [instant] : values, self),
  });
  Object.assign(crypto, { randomFillSync: (bytes: Uint8Array) => bytes.fill(0) });
}
