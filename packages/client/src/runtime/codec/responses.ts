/** The declared responses of an operation: by status (`200`), range (`4XX`) or `default`. */
interface HasResponses<Declared> {
  readonly responses: Readonly<Record<string, Declared>>;
}

/** Returns the response key for a status: the status, its range, or `default`; `undefined` if undeclared. */
export function responseKey({ responses }: HasResponses<unknown>, status: number): string | undefined {
  return [String(status), rangeOf(status), 'default'].find((key) => Object.hasOwn(responses, key));
}

/** Returns the declared response for a status. */
export function responseOf<Declared>({ responses }: HasResponses<Declared>, status: number): Declared | undefined {
  return responses[status] ?? responses[rangeOf(status)] ?? responses['default'];
}

const rangeOf = (status: number): string => `${Math.floor(status / 100)}XX`;
