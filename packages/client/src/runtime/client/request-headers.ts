import type { Operation } from './operation.js';

/** `Content-Type` is that of the body, `Accept` all that its answers declare. */
export function headersOf({ answers }: Operation, type: string | undefined): Headers {
  const headers = new Headers(type === undefined ? {} : { 'content-type': type });
  const accepted = new Set(Object.values(answers).flatMap(({ content = {} }) => Object.keys(content)));
  if (accepted.size > 0) headers.set('accept', [...accepted].join(', '));
  return headers;
}
