/** Names of operations within their group: `listPosts` of `Posts` becomes `posts.list`. */
import type { Operation } from '../ir/api.js';
import { splitWords, toCamel, toSingular, toValueIdentifier } from '../support/case.js';

/**
 * Returns method names by operationId. If another operation of the group could have the same short name, the function
 * name is used.
 */
export const nameMethods = (
  operations: readonly Operation[],
  functionOf: (id: string) => string,
): Map<string, string> => {
  const counts = new Map<string, number>();
  const keyOf = (tag: string, name: string): string => JSON.stringify([tag, name]);
  for (const { id, tag } of operations) {
    for (const name of new Set([shorten(functionOf(id), tag), functionOf(id)]))
      counts.set(keyOf(tag, name), (counts.get(keyOf(tag, name)) ?? 0) + 1);
  }
  return new Map(
    operations.map(({ id, tag }) => {
      const short = shorten(functionOf(id), tag);
      // An object with `then` would be treated as a promise.
      const isShort = counts.get(keyOf(tag, short)) === 1 && short !== 'then';
      return [id, isShort ? short : functionOf(id)];
    }),
  );
};

const prepositions = new Set('at by for from in into of on onto to with within'.split(' '));

/** Returns the last index at which words contain others, or -1. */
const lastPlace = (words: readonly string[], part: readonly string[]): number =>
  part.length === 0 ? -1 : words.findLastIndex((_, at) => part.every((word, index) => words[at + index] === word));

/**
 * Shortens a name within its group: `getCommunityMember` of `Members` is `get`, `markPayoutsPaid` of `Payouts` is
 * `markPaid`, `addUserToGroup` of `Groups` is `addUser`, and `users_list` of `Users` is `list`.
 */
const shorten = (id: string, tag: string): string => {
  const words = splitWords(id);
  const singular = words.map(toSingular);
  const group = splitWords(tag).map(toSingular);
  if (lastPlace(singular.slice(0, group.length), group) === 0)
    return words.length > group.length ? toCamel(words.slice(group.length).join(' ')) : toValueIdentifier(id);
  const [verb = ''] = words;
  // `searchMembers` of `Member search` becomes `memberSearch.search`: a tag may contain the verb, too.
  const noun = group.filter((word) => word !== verb);
  const at = lastPlace(singular, noun);
  // Words before the noun describe it, except across a preposition.
  const before = words.slice(1, Math.max(at, 1));
  const preposition = before.findLastIndex((word) => prepositions.has(word));
  if (at < 1 || preposition === 0) return toValueIdentifier(id);
  return toCamel([verb, ...before.slice(0, Math.max(preposition, 0)), ...words.slice(at + noun.length)].join(' '));
};
