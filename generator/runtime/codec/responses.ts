/** The declared responses of an operation: by status (`200`), range (`4XX`) or `default`. */
interface HasResponses<Declared> {
  readonly responses: Readonly<Record<string, Declared>>;
  readonly errors?: Readonly<Record<string, Declared>>;
}

/** Returns all declared responses by key: successful ones first, then errors. */
export const declaredResponses = <Declared>(operation: HasResponses<Declared>): Readonly<Record<string, Declared>> => ({
  ...operation.responses,
  ...operation.errors,
});

/** Returns the key of the response for a status: the status, its range, or `default`; `undefined` if there is none. */
export function responseKey(operation: HasResponses<unknown>, status: number): string | undefined {
  const declared = declaredResponses(operation);
  return [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((key) => Object.hasOwn(declared, key));
}

/** Returns the declared response for a status, if any. */
export function responseOf<Declared>(operation: HasResponses<Declared>, status: number): Declared | undefined {
  // Written out rather than shared, because every bundle contains this function, and every call runs it.
  const at = (key: string | number): Declared | undefined => operation.responses[key] ?? operation.errors?.[key];
  return at(status) ?? at(`${Math.floor(status / 100)}XX`) ?? at('default');
}
