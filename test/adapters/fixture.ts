/** Types of a test API. They import nothing from Node.js, because other runtimes also run this code. */
import type { OwnLog } from './log.js';

/** A document, and the handlers of its operations. */
export interface Fixture {
  /** The name of the module's export. */
  readonly name: 'pets' | 'streams';
  readonly document: string;
  /** The options of `createServer`. */
  optionsFor(log: OwnLog): object;
}

/** How a server is mounted. */
export interface Mounting {
  /** The mount path; `''` for the root. */
  readonly at?: string;
  readonly fallThrough?: 'none' | 'path' | 'method';
  /** How the host parses bodies before the server is called; `away` discards them. */
  readonly parse?: 'json' | 'form' | 'text' | 'bytes' | 'away';
  /** Options of `createServer` that override those of the fixture. Only JSON values are allowed. */
  readonly options?: object;
}

export interface Context {
  readonly signal: AbortSignal;
  readonly state: unknown;
  readonly principal: unknown;
  readonly request: { readonly host?: unknown; readonly remoteAddress?: string; readonly target: string };
  readonly extraHeaders: Headers;
}

export type Handlers = Readonly<Record<string, (input: never, context: Context) => unknown>>;

/** The part of a generated server that the tests use. */
export interface MountedServer {
  match(line: { readonly method: string; readonly target: string }): string;
}

export function isServer(value: unknown): value is MountedServer {
  return typeof value === 'object' && value !== null && 'match' in value;
}
