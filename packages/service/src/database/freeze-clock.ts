/** Makes time and randomness of a process deterministic. */
import crypto from 'node:crypto';

/** The epoch of PostgreSQL timestamps. */
const instant = Date.UTC(2000, 0, 1);

/**
 * Stops the clocks of this process and makes random bytes zero. Only for a process that creates a file and exits, and
 * whose output need be neither secret nor unique.
 */
export const freezeClock = (): void => {
  Date.now = () => instant;
  performance.now = () => 0;
  globalThis.Date = new Proxy(Date, {
    construct: (target, values, self) => Reflect.construct(target, values.length === 0 ? [instant] : values, self),
  });
  Object.assign(crypto, { randomFillSync: (bytes: Uint8Array) => bytes.fill(0) });
};
