/** Loads and runs the user's hooks, which prepare the requests to a running server. */
import { pathToFileURL } from 'node:url';
import type { Operation } from '../../../ir/api.js';
import type { Fields } from '../requests.js';

/** The values of a request by location. Hooks may change, add and remove values. */
export interface HookRequest {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  cookies: Record<string, unknown>;
  body?: unknown;
  contentType?: string;
}

export interface HookOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
}

export interface Hooks {
  /** Runs before the first request. */
  readonly beforeAll?: (context: { readonly url: string }) => unknown;
  /**
   * Runs before each request; returns `false` to skip it. Skipping all requests of an operation skips the operation.
   */
  readonly beforeCall?: (context: { readonly operation: HookOperation; readonly request: HookRequest }) => unknown;
  /** Runs after the last request, even if the run failed. */
  readonly afterAll?: (context: { readonly url: string }) => unknown;
}

const hookNames = ['beforeAll', 'beforeCall', 'afterAll'] as const satisfies readonly (keyof Hooks)[];

/** The module cannot be used, or one of its hooks failed. */
export class HookError extends Error {}

/** Loads the hooks that a module exports. Rejects with a `HookError` if it cannot be loaded or exports none. */
export async function loadHooks(path: string, shown: string): Promise<Hooks> {
  const module = await (import(pathToFileURL(path).href) as Promise<Fields>).catch((error: unknown) => {
    throw new HookError(`--hooks ${shown}: ${error instanceof Error ? error.message : String(error)}`);
  });
  const known = hookNames.filter((name) => typeof module[name] === 'function');
  const others = Object.keys(module).filter((name) => !known.some((each) => each === name));
  if (known.length === 0 || others.some((name) => hookNames.some((each) => each === name)))
    throw new HookError(`--hooks ${shown}: expected an exported function ${hookNames.join(', ')}`);
  return Object.fromEntries(known.map((name) => [name, module[name]]));
}

/** Runs a hook. Rejects with a `HookError` that contains the hook's name. */
export async function runHook<K extends keyof Hooks>(
  hooks: Hooks,
  name: K,
  context: Parameters<NonNullable<Hooks[K]>>[0],
  place = '',
): Promise<unknown> {
  const hook = hooks[name] as ((value: typeof context) => unknown) | undefined;
  try {
    return await hook?.(context);
  } catch (error) {
    throw new HookError(`the hook ${name}${place} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Returns the properties of an operation that hooks can see. */
export function describeOperation({ id, method, path, tag }: Operation): HookOperation {
  return { id, method, path, tag };
}
