/** The Content-Security-Policy of pages: their own files only, and requests to the servers of the document. */
import type { EmitInput } from '../../../emit/input.js';
import type { Server } from '../../../ir/api.js';

/** Origins of servers that run on the reader's computer, such as a mock server. */
const local = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Maximum number of addresses per server in the policy, because every page contains them. */
const mostAddresses = 50;

/** Returns the origins of a server, with each value of its variables. Servers other than http and https have none. */
function originsOf({ url, variables }: Server): readonly string[] {
  // Variables in the path do not change the origin.
  const [start = url] = /^[^/]*\/\/[^/?#]*/u.exec(url) ?? [];
  const addresses = variables.reduce<readonly string[]>(
    (all, { name, default: fallback, enum: values = [] }) =>
      all
        .flatMap((address) =>
          address.includes(`{${name}}`)
            ? [...new Set([fallback, ...values])].map((value) => address.replaceAll(`{${name}}`, () => value))
            : [address],
        )
        .slice(0, mostAddresses),
    [start],
  );
  return addresses.flatMap((address) => {
    if (!/^https?:/u.test(address) || !URL.canParse(address)) return [];
    const { origin } = new URL(address);
    return /^[\w.:/-]+$/u.test(origin) ? [origin] : [];
  });
}

/** Returns the policy. It allows no requests without forms; if servers are configured, only requests to these. */
export function printPolicy({ api, config: { reference = {} } }: Pick<EmitInput, 'api' | 'config'>): string {
  const servers = [...api.servers, ...api.operations.flatMap(({ servers: own = [] }) => own)];
  const origins = [...servers.flatMap(originsOf), ...(reference.servers === undefined ? local : [])];
  const allowed = reference.tryIt === false ? [] : [...new Set(origins)];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    `connect-src ${["'self'", ...allowed].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Replaces the servers of a document and of its operations with those of the settings. */
export function replaceServers(input: EmitInput): EmitInput {
  const urls = input.config.reference?.servers;
  if (urls === undefined) return input;
  const servers = urls.map((url) => ({ url, variables: [] }));
  const operations = input.api.operations.map(({ servers: _, ...operation }) => operation);
  return { ...input, api: { ...input.api, servers, operations } };
}
