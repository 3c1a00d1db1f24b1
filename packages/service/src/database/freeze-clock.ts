/** Makes the time and the random values of a process deterministic. */
import crypto from 'node:crypto';

/** The time at which the clocks are stopped: the epoch of PostgreSQL timestamps. */
const instant = Date.UTC(2000, 0, 1);

/**
 * Stops the clocks of this process and makes random bytes zero. Only for processes that create a file and exit, and
 * whose output need neither be secret nor unique.
 */
export function freezeClock(): void {
  Date.now = () => instant;
  performance.now = () => 0;
  globalThis.Date = new Proxy(Date, {
    construct: (target, values, self) => Reflect.construct(target, values.length === 0 ? [instant] : values, self),
  });
  Object.assign(crypto, { randomFillSync: (bytes: Uint8Array) => bytes.fill(0) });
}
