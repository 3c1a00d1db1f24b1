/** Differences between the messages of a running server and the document that describes it. */

/** Descriptions of the checks, by the names that `--exclude-checks` accepts. */
export const checks = {
  status: 'the status is declared',
  'content-type': 'the content type is declared for the status',
  body: 'the body matches its schema',
  header: 'required headers are present, and headers match their schemas',
  'invalid-accepted': 'a request that the document rules out is rejected',
  'undeclared-rejection': 'the 4XX that rejects an invalid request is declared',
  'server-error': 'the status is not 5XX',
  timeout: 'the response arrives in time',
  'no-response': 'the connection is not closed before the response',
  request: 'the request matches the document',
} as const;

export type CheckName = keyof typeof checks;

export interface Difference {
  readonly check: CheckName;
  readonly message: string;
  /** JSON pointer in the body. */
  readonly path?: string;
  /** Pointer, in the document, to the schema or response that the message does not match. */
  readonly schema?: string;
}

/** Returns a key that is the same for each occurrence of a difference in an operation; array indexes are ignored. */
export function keyOf({ check, message, path = '', schema = '' }: Difference): string {
  return [check, message, path.replaceAll(/\/\d+(?=\/|$)/gu, '/*'), schema].join('\n');
}

/** Returns whether a text names a check. */
export function isCheckName(text: string): text is CheckName {
  return Object.hasOwn(checks, text);
}
