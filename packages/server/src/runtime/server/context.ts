import type { RawRequest, RequestContext } from './options.js';
import { HttpError } from './problems.js';
import type { Identity } from './security.js';

/** The signal of a request, made when it is first read: most handlers never do. */
export interface SignalHolder {
  readonly signal: AbortSignal;
  /** Aborts because time is up. */
  expire(reason: unknown): void;
  /** Lets go of the caller's signal. */
  release(): void;
}

export function createSignalHolder(request: RawRequest): SignalHolder {
  let controller: AbortController | undefined;
  let source: AbortSignal | undefined;
  const follow = (): void => controller?.abort(source?.reason);
  return {
    get signal() {
      if (controller === undefined) {
        controller = new AbortController();
        source = request.signal;
        if (source.aborted) follow();
        source.addEventListener('abort', follow, { once: true });
      }
      return controller.signal;
    },
    expire: (reason) => controller?.abort(reason),
    release: () => source?.removeEventListener('abort', follow),
  };
}

export function createContext(
  operationId: string,
  requestId: string,
  request: RawRequest,
  identity: Identity,
  holder: SignalHolder,
): RequestContext {
  return {
    operationId,
    requestId,
    request,
    ...identity,
    get signal() {
      return holder.signal;
    },
  };
}

/** Waits for a handler at most `timeout` milliseconds (0: for ever); then aborts its signal and throws a 503. */
export async function withinTime(result: Promise<unknown>, timeout: number, holder: SignalHolder): Promise<unknown> {
  if (timeout === 0) return result;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new HttpError(503, 'The request took too long');
      holder.expire(error);
      reject(error);
    }, timeout);
  });
  try {
    return await Promise.race([result, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
