/** Names operations within their group: `listPosts` of the group `Posts` becomes `posts.list`. */
import type { Api, Operation } from '../ir/api.js';
import { indexOf } from '../ir/schema-index.js';
import { toPropertyName } from '../support/case.js';
import { isIdentifierName } from '../support/code/code.js';
import { groupBy } from '../support/group-by.js';
import { toSingularWords } from '../support/words.js';
import { actions, isBareMethod, verbOfMethod } from './english.js';
import { comparableWords, trimGroupWords } from './group-words.js';
import { returnsList } from './lists.js';
import { shortenName } from './shorten.js';
import { type Candidate, isSpelledPath, nameByPath, type Subject } from './structural.js';

/**
 * Returns method names by operationId. The same rules apply to all operations of a group. If two short names are equal,
 * the operation whose short name omits nothing keeps it; the others try their next candidates and, finally, the
 * function name.
 */
export function nameMethods(api: Api, functionOf: (id: string) => string): Map<string, string> {
  const pinned = new Map(
    api.tags.filter((tag) => isIdentifierName(tag.pinned ?? '')).map((tag) => [tag.name, tag.pinned]),
  );
  const names = new Map<string, string>();
  for (const [tag, operations] of groupBy(api.operations, (operation) => operation.tag)) {
    const group = comparableWords(pinned.get(tag) ?? tag);
    const lasts = new Map(operations.map(({ id }) => [lastName(id, functionOf(id)), id]));
    const waiting = operations.map((operation) => ({
      id: operation.id,
      candidates: listCandidates(api, operation, functionOf(operation.id), group).filter(
        ({ name }) => (lasts.get(name) ?? operation.id) === operation.id,
      ),
    }));
    for (const [id, name] of chooseNames(waiting)) names.set(id, name);
  }
  return names;
}

/** Returns a function name as a property name: without the underscore that is added to reserved words. */
function lastName(id: string, own: string): string {
  const name = toPropertyName(id);
  return `${name}_` === own ? name : own;
}

function isUsable(name: string): boolean {
  return name !== 'then' && name !== 'constructor' && !isBareMethod(name) && !/^\d/u.test(name);
}

interface Waiting {
  readonly id: string;
  readonly candidates: readonly Candidate[];
}

/** Gives each operation its best candidate that no other operation has. The last candidate is always available. */
function chooseNames(operations: readonly Waiting[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  let waiting = operations;
  for (let round = 0; waiting.length > 0; round += 1) {
    const current = ({ candidates }: Waiting): Candidate | undefined => candidates[round] ?? candidates.at(-1);
    for (const [name, all] of groupBy(waiting, (each) => current(each)?.name ?? each.id)) {
      const exact = all.filter((each) => current(each)?.isExact === true);
      const winner = all.length === 1 ? all[0] : exact.length === 1 ? exact[0] : undefined;
      if (winner !== undefined && !taken.has(name)) names.set(winner.id, name);
    }
    for (const name of names.values()) taken.add(name);
    waiting = waiting.filter(({ id }) => !names.has(id));
  }
  return names;
}

/** Returns an operation's possible names within its group, best first. The last one is the function name. */
function listCandidates(api: Api, operation: Operation, own: string, group: readonly string[]): readonly Candidate[] {
  const last = { name: lastName(operation.id, own), isExact: true };
  // Operations without a tag have no common subject.
  if (group.join(' ') === 'default') return [last];
  const isAction = operation.method === 'POST' && actions.has(trimGroupWords(operation.tag).join(' '));
  const isWordless = toSingularWords(own).join(' ') === group.join(' ');
  const isNamedByPath = operation.pinned === undefined && (isSpelledPath(operation, own) || isWordless);
  const subject: Subject = {
    group,
    returnsList: operation.method === 'GET' && returnsList(indexOf(api), operation, group),
  };
  const byPath = isNamedByPath ? nameByPath(operation, subject) : [];
  const short = isWordless ? [] : shortenName(operation, own, subject).map(nameVerb);
  const names = byPath.length > 0 ? byPath : short;
  return [...names.filter(({ name }) => isUsable(name) && !(isAction && name === 'create')), last];
}

/** Replaces a name that is only an HTTP method by a verb: `postComment` of `Comments` is `create`. */
function nameVerb({ name, isExact }: Candidate): Candidate {
  return { name: verbOfMethod[name] ?? name, isExact };
}
