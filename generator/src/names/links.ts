/** Names of functions that follow links. They include the operation, because most links are called `self` or `next`. */
import type { Api, Link, Operation } from '../ir/api.js';
import { addHash, resolveCollisions } from './candidates.js';
import { toPascal } from '../support/case.js';

export type LinkNames = (operation: Operation, link: Link) => string;

const keyOf = ({ id }: Operation, { name, status }: Link): string => JSON.stringify([id, status, name]);

/** `nameOf` returns the function name of an operation; `taken` are the names in use. */
export const nameLinks = (api: Api, nameOf: (operation: Operation) => string, taken: Set<string>): LinkNames => {
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
};
