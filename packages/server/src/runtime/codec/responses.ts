/** What of an operation says what it answers: by status (`200`), range (`4XX`) or `default`. */
interface HasResponses<Declared> {
  readonly responses: Readonly<Record<string, Declared>>;
}

/** The key of a status among declared answers: the status, its range, or `default`; `undefined` if undeclared. */
export function responseKey({ responses }: HasResponses<unknown>, status: number): string | undefined {
  return [String(status), rangeOf(status), 'default'].find((key) => Object.hasOwn(responses, key));
}

/** The declared answer of a status. */
export function responseOf<Declared>({ responses }: HasResponses<Declared>, status: number): Declared | undefined {
  return responses[status] ?? responses[rangeOf(status)] ?? responses['default'];
}

const rangeOf = (status: number): string => `${Math.floor(status / 100)}XX`;
