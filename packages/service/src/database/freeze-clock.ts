/** Makes a process get the same answers to what it asks of time and chance. */
import crypto from 'node:crypto';

/** The first moment that PostgreSQL counts from. */
const instant = Date.UTC(2000, 0, 1);

/**
 * From here on the clocks of this process stand still, and what it draws is zeros: for a process that makes a file and
 * ends. Nothing that it makes may have to be secret, or to be unlike anything else.
 */
export const freezeClock = (): void => {
  Date.now = () => instant;
  performance.now = () => 0;
  globalThis.Date = new Proxy(Date, {
    construct: (target, values, self) => Reflect.construct(target, values.length === 0 ? [instant] : values, self),
  });
  Object.assign(crypto, { randomFillSync: (bytes: Uint8Array) => bytes.fill(0) });
};
