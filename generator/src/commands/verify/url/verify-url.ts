/** Tests a running server, written in any language, against its document. */
import type { Position } from '../../../diagnostics/diagnostics.js';
import type { EmitInput } from '../../../emit/input.js';
import { secretsOf } from '../../conformance/curl.js';
import type { CheckName } from '../../conformance/difference.js';
import { createResponseContext } from '../../conformance/response.js';
import type { Omission } from '../report.js';
import { loadEncoder } from './encoder.js';
import { type Hooks, runHook } from './hooks.js';
import { callOperation, isSafe, type UrlSession } from './operation.js';
import type { UrlOperationReport } from './report.js';

export interface VerifyUrlOptions {
  /** Base URL of the server, to which the paths of the document are appended. */
  readonly url: string;
  readonly headers: Headers;
  /** Whether to call methods that may change data, such as POST and DELETE. */
  readonly callsUnsafe: boolean;
  readonly hooks: Hooks;
  /** Timeout per call, in milliseconds. */
  readonly timeout: number;
  readonly excluded: ReadonlySet<CheckName>;
  readonly seed: number;
  readonly count: number;
  readonly locate: (pointer: string) => Position;
  /** Called after each operation. */
  readonly step?: (done: number, all: number) => void;
}

export interface UrlVerified {
  readonly operations: readonly UrlOperationReport[];
  /** Operations that were not called. */
  readonly notTried: readonly Omission[];
  /** Why the server could not be reached. */
  readonly unreachable?: string;
}

/** Maximum size in bytes of a body that is read. */
const mostBytes = 10_000_000;
/** Number of consecutive operations without any response after which the run stops: at the start, and later. */
const mostUnreachable = { atStart: 2, later: 5 } as const;

/** Calls all selected operations of a running server, one call at a time. */
export async function verifyUrl(
  input: EmitInput,
  files: ReadonlyMap<string, string>,
  options: VerifyUrlOptions,
): Promise<UrlVerified> {
  const { api } = input;
  const url = options.url.replace(/\/$/u, '');
  const { encode, remove } = await loadEncoder(input, files, url);
  try {
    await runHook(options.hooks, 'beforeAll', { url });
    const session: UrlSession = {
      ...options,
      api,
      context: createResponseContext(api),
      encode,
      basePath: new URL(url).pathname.replace(/\/$/u, ''),
      secrets: secretsOf(api.securitySchemes, options.headers.keys()),
      limits: { timeout: options.timeout, bytes: mostBytes },
    };
    return await callAll(session, options).finally(() => runHook(options.hooks, 'afterAll', { url }));
  } finally {
    await remove();
  }
}

async function callAll(session: UrlSession, { callsUnsafe, step = () => {} }: VerifyUrlOptions): Promise<UrlVerified> {
  const { operations: all } = session.api;
  const operations: UrlOperationReport[] = [];
  const notTried: Omission[] = [];
  let unreachable: string | undefined;
  let missed = 0;
  for (const [done, operation] of all.entries()) {
    const what = `${operation.id} (${operation.method} ${operation.path})`;
    const most = operations.length === missed ? mostUnreachable.atStart : mostUnreachable.later;
    if (missed >= most) notTried.push({ what, reason: 'the server does not respond' });
    else if (!callsUnsafe && !isSafe(operation.method))
      notTried.push({ what, reason: 'it may change data; to call it, pass --unsafe-methods' });
    else {
      const called = await callOperation(session, operation);
      operations.push(called.report);
      missed = called.unreachable === undefined ? (called.report.tried > 0 ? 0 : missed) : missed + 1;
      unreachable = called.unreachable ?? unreachable;
    }
    step(done + 1, all.length);
  }
  const isDown = operations.every(({ statuses }) => Object.keys(statuses).length === 0);
  return { operations, notTried, ...(isDown && unreachable !== undefined && { unreachable }) };
}
