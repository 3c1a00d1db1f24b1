import type { ClientHooks, Hooks } from './options.js';

/**
 * Combines functions to call around each attempt: `createClient({ hooks: clientHooks(logging, tracing) })`. `onRequest`
 * functions are called in order, `onResponse` and `onError` functions in reverse order. The attempt's timeout includes
 * `onRequest` and `onResponse`.
 */
export function clientHooks(...list: ClientHooks[]): Hooks {
  const reversed = [...list].reverse();
  return async (call, send) => {
    const { fetch } = call;
    let failure: { readonly error: unknown } | undefined;
    const run = async <T>(work: () => Promise<T>): Promise<T> => {
      try {
        return await work();
      } catch (error) {
        failure = { error };
        throw error;
      }
    };
    call.fetch = async (_, init, operation) => {
      const early = await run(async () => {
        for (const each of list) {
          const response = await each.onRequest?.(call);
          if (response) return response;
        }
        return undefined;
      });
      const received = early ?? (await fetch(call.url, init, operation));
      return run(async () => {
        let response = received;
        for (const each of reversed) response = (await each.onResponse?.(response, call)) || response;
        return response;
      });
    };
    try {
      return await send();
    } catch (error) {
      // The error of a hook is the caller's own, not a failure of the network.
      let cause = failure ? failure.error : error;
      for (const each of reversed)
        try {
          await each.onError?.(cause, call);
        } catch (replacement) {
          cause = replacement;
        }
      throw cause;
    }
  };
}
