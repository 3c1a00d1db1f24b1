import type { ClientHooks } from './options.js';

/** Options of `idempotencyKeys`. */
export interface IdempotencyOptions {
  /** Name of the header. Default: `Idempotency-Key`. */
  readonly header?: string | undefined;
  /** Methods whose requests get a key. Default: POST and PATCH. */
  readonly methods?: readonly string[] | undefined;
  /** Creates a key. Default: `crypto.randomUUID()`. */
  readonly create?: (() => string) | undefined;
}

/**
 * Sends a key that is the same for all attempts of a call, so that the server processes the call once. A key set by the
 * caller is not replaced. To retry such calls, list their methods: `retry({ methods: ['POST', 'PATCH'] })`.
 */
export function idempotencyKeys(options: IdempotencyOptions = {}): ClientHooks {
  const { header = 'Idempotency-Key', methods = ['POST', 'PATCH'], create = () => crypto.randomUUID() } = options;
  const keys = new WeakMap<object, string>();
  return {
    onRequest: ({ id, operation, headers }) => {
      if (!methods.includes(operation.method) || headers.has(header)) return;
      const key = keys.get(id) ?? create();
      keys.set(id, key);
      headers.set(header, key);
    },
  };
}
