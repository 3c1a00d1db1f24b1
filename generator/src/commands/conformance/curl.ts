/** Prints requests as curl commands. */
import type { SecurityScheme } from '../../ir/api.js';
import { shellQuote } from '../../support/code/shell.js';
import { showLine } from '../../support/terminal.js';
import type { Outgoing } from './exchange.js';

/** Headers and query parameters whose values are secrets, in lower case. */
export interface Secrets {
  readonly headers: ReadonlySet<string>;
  readonly query: ReadonlySet<string>;
}

/** Returns the headers and query parameters with credentials: common ones, those of the schemes, and `headers`. */
export function secretsOf(schemes: readonly SecurityScheme[], headers: Iterable<string>): Secrets {
  const keys = (where: string): string[] =>
    schemes.flatMap(({ scheme }) =>
      scheme.type === 'apiKey' && scheme.in === where ? [scheme.name.toLowerCase()] : [],
    );
  const known = ['authorization', 'proxy-authorization', 'cookie'];
  return {
    headers: new Set([...known, ...keys('header'), ...[...headers].map((name) => name.toLowerCase())]),
    query: new Set(keys('query')),
  };
}

/** Maximum size of a body in a command, in bytes; the system limits the length of an argument. */
const mostBody = 50_000;

/** Headers that are set by curl or by the HTTP connection. */
const automatic: ReadonlySet<string> = new Set(['content-length', 'host', 'connection', 'accept-encoding']);

/** Returns the name of the shell variable that contains a secret. */
function variableOf(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z\d]+/gu, '_');
}

/** Escapes text for use within double quotes in a POSIX shell. */
function escapeDouble(text: string): string {
  return text.replaceAll(/[\\"$`]/gu, '\\$&');
}

function headerOption(name: string, value: string, { headers }: Secrets): string {
  if (headers.has(name)) return `-H "${escapeDouble(name)}: $${variableOf(name)}"`;
  // curl sends a header without value only if it ends with a semicolon.
  return `-H ${shellQuote(value === '' ? `${name};` : `${name}: ${value}`)}`;
}

/** Decodes the name of a query parameter or cookie; a name that is not encoded correctly is returned unchanged. */
export function decodeName(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}

/** Replaces the values of secret query parameters with shell variables. */
function quoteUrl(url: string, { query }: Secrets): string {
  const quoted = shellQuote(url);
  if (query.size === 0) return quoted;
  return quoted.replaceAll(/([?&])([^=&']+)=([^&#']*)/gu, (pair, mark: string, name: string) =>
    query.has(decodeName(name).toLowerCase()) ? `${mark}${name}='"$${variableOf(decodeName(name))}"'` : pair,
  );
}

/** Returns whether bytes are text that a terminal shows unchanged on one line. */
function isText(body: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    return showLine(text) === text;
  } catch {
    return false;
  }
}

/** Prints bytes as an argument of `printf`, with octal escapes, which every POSIX shell supports. */
function escapeBytes(body: Uint8Array): string {
  return [...body]
    .map((byte) => {
      const character = String.fromCharCode(byte);
      return /[\w .,:;=?@/(){}[\]"<>&|*+]/u.test(character) && byte < 0x7f
        ? character
        : `\\${byte.toString(8).padStart(3, '0')}`;
    })
    .join('');
}

/**
 * Returns a POSIX shell command that repeats a request. Secrets become shell variables, such as `$AUTHORIZATION`. A
 * body of more than 50 kB is replaced with a shell comment that states its size.
 */
export function printCurl({ method, url, headers, body }: Outgoing, secrets: Secrets): string {
  const isPiped = body !== undefined && !isText(body);
  const isLong = body !== undefined && body.length > mostBody;
  const data =
    body === undefined || isLong
      ? []
      : isPiped
        ? ['--data-binary @-']
        : [`--data-raw ${shellQuote(new TextDecoder().decode(body))}`];
  const words = [
    'curl -i -g --path-as-is',
    method === 'HEAD' ? '--head' : `-X ${method}`,
    quoteUrl(url, secrets),
    ...[...headers].filter(([name]) => !automatic.has(name)).map(([name, value]) => headerOption(name, value, secrets)),
    // Otherwise curl adds the type of a form.
    ...(data.length > 0 && !headers.has('content-type') ? ["-H 'content-type:'"] : []),
    ...data,
    ...(isLong ? [`# and a body of ${body.length} bytes`] : []),
  ];
  const piped = isPiped && !isLong ? `printf '${escapeBytes(body)}' | ` : '';
  return piped + words.join(' ');
}
