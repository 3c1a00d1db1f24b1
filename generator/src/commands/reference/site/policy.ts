/** The Content-Security-Policy of pages: their own files only, and requests to the servers of the document. */
import type { EmitInput } from '../../../emit/input.js';
import { addressOf } from '../../../lower/servers.js';

/** Origins of servers that run on the reader's computer, such as a mock server. */
const local = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Returns the policy. A server address that is not http or https adds nothing to it. */
export function printPolicy({ api }: EmitInput): string {
  const servers = [...api.servers, ...api.operations.flatMap(({ servers: own = [] }) => own)].map(addressOf);
  const origins = servers.flatMap((address) => {
    if (!/^https?:/u.test(address) || !URL.canParse(address)) return [];
    const { origin } = new URL(address);
    return /^[\w.:/-]+$/u.test(origin) ? [origin] : [];
  });
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${[...new Set([...origins, ...local])].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
