/** Names the functions that follow links by operation and link, because most links are called `self` or `next`. */
import type { Api, Link, Operation } from '../ir/api.js';
import { toPascal } from '../support/case.js';
import { addHash, resolveCollisions } from './candidates.js';

export type LinkNames = (operation: Operation, link: Link) => string;

function keyOf({ id }: Operation, { name, status }: Link): string {
  return JSON.stringify([id, status, name]);
}

/** Names the link functions. `nameOf` returns an operation's function name; `taken` contains the names in use. */
export function nameLinks(api: Api, nameOf: (operation: Operation) => string, taken: Set<string>): LinkNames {
  const nameRequests = api.operations.flatMap((operation) =>
    (operation.links ?? []).map((link, _, all) => {
      const isAlone = all.filter(({ name }) => name === link.name).length === 1;
      const name = `follow${toPascal(nameOf(operation))}${toPascal(link.name)}${isAlone ? '' : link.status.replace('default', 'Default')}`;
      const key = keyOf(operation, link);
      return { key, candidates: [name, ...addHash(name, key)] };
    }),
  );
  const names = resolveCollisions(nameRequests, taken);
  return (operation, link) => names.get(keyOf(operation, link)) ?? '';
}
