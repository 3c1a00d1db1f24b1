/** Reads request headers and server URLs from the command line. */
import { UsageError } from './usage-error.js';

/** Collects the values of a repeatable option. */
export function collect(value: string, previous: readonly string[] = []): readonly string[] {
  return [...previous, value];
}

/** Parses headers such as `Name: value`. Throws a `UsageError` that omits the value, which may be a secret. */
export function readHeaders(lines: readonly string[] = [], option = '--header'): Headers {
  const headers = new Headers();
  for (const line of lines) {
    const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*)$/su.exec(line) ?? [];
    try {
      if (name === undefined || value === undefined) throw new TypeError('no name');
      headers.append(name, value);
    } catch {
      const shown = name === undefined ? '' : ` ${name}`;
      throw new UsageError(
        `${option}${shown}: expected 'Name: value' in one line, such as 'Authorization: Bearer abc'`,
      );
    }
  }
  return headers;
}

/** Parses a server's base URL. Throws a `UsageError` unless it is http or https, without query and credentials. */
export function readServerUrl(text: string, option: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/u.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new UsageError(`${option} ${text}: expected an http or https URL, such as http://localhost:3000/v1`);
  if (url.username !== '' || url.password !== '')
    throw new UsageError(
      `${option}: the URL contains credentials${option === '--server' ? '' : "; pass them with --header 'Authorization: …'"}`,
    );
  return url;
}
