/** Names of operations within their group: `listPosts` of `Posts` reads `posts.list`. */
import type { Operation } from '../ir.js';
import { splitWords, toCamel, toSingular, toValueIdentifier } from './words.js';

/** By operationId. A name that two operations of a group would share stays the whole operationId for both. */
export const nameMethods = (operations: readonly Operation[]): Map<string, string> => {
  const short = new Map(operations.map((operation) => [operation.id, shorten(operation)]));
  const counts = new Map<string, number>();
  const keyOf = ({ id, tag }: Operation): string => JSON.stringify([tag, short.get(id)]);
  for (const operation of operations) counts.set(keyOf(operation), (counts.get(keyOf(operation)) ?? 0) + 1);
  return new Map(
    operations.map((operation) => {
      const unique = counts.get(keyOf(operation)) === 1 ? short.get(operation.id) : undefined;
      return [operation.id, unique ?? toValueIdentifier(operation.id)];
    }),
  );
};

/** The verb alone where the rest of the name says what the group is. */
const shorten = ({ id, tag }: Operation): string => {
  const [verb = id, ...noun] = splitWords(id);
  // `searchMembers` of `Member search` reads `memberSearch.search`: a tag may say the verb, too.
  const group = splitWords(tag)
    .map(toSingular)
    .filter((word) => word !== verb);
  const rest = noun.map(toSingular);
  const says =
    group.length > 0 &&
    rest.length >= group.length &&
    group.every((word, index) => rest.at(index - group.length) === word);
  return says ? toCamel(verb) : toValueIdentifier(id);
};
