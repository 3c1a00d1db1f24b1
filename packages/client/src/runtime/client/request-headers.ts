import type { Operation } from './operation.js';

/**
 * The headers of a request: `Content-Type` is that of the body, `Accept` all that its answers declare. What is given wins,
 * by names in any case.
 */
export function headersOf(
  { answers }: Operation,
  type: string | undefined,
  given: Readonly<Record<string, string>>,
  cookie: string,
): Headers {
  const headers = new Headers(type === undefined ? {} : { 'content-type': type });
  const accepted = new Set(Object.values(answers).flatMap(({ content = {} }) => Object.keys(content)));
  if (accepted.size > 0) headers.set('accept', [...accepted].join(', '));
  for (const [name, value] of Object.entries(given)) headers.set(name, value);
  if (cookie !== '') headers.set('cookie', cookie);
  return headers;
}
