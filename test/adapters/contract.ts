/** Input of the contract tests, which run a server in a host. */

import type { Mounting } from './fixture.js';
import type { Host, Served, Subject } from './hosts.js';

/** The servers that a host must mount for the contract tests. */
export const mountings = {
  api: { at: '/api' },
  hasty: { options: { limits: { handlerTimeout: 20 } } },
  none: { at: '/api', fallThrough: 'none' },
  method: { at: '/api', fallThrough: 'method' },
  atRoot: {},
  based: { at: '/api', options: { basePath: '/v2' } },
  deep: { at: '/deep/api' },
  open: { at: '/api', fallThrough: 'method', options: { cors: { origins: ['https://pages.example'] } } },
  json: { parse: 'json' },
  form: { parse: 'form' },
  text: { parse: 'text' },
  bytes: { parse: 'bytes' },
  away: { parse: 'away' },
} as const satisfies Readonly<Record<string, Mounting>>;

export interface Contract extends Served<keyof typeof mountings> {
  readonly host: Host;
  readonly subject: Subject;
}

/** Returns the content type without the charset, which Fastify adds to text responses. */
export function typeOf({ headers }: Response): string | undefined {
  return headers.get('content-type')?.replace(/; charset=utf-8$/, '');
}
