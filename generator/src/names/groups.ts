/** Names the operation groups: the file, the property and the types for each tag. */
import type { Report } from '../diagnostics/diagnostics.js';
import type { Api } from '../ir/api.js';
import { isReservedType, toKebab, toPascal, toPropertyName } from '../support/case.js';
import { isIdentifierName } from '../support/code/code.js';
import { addHash, resolveCollisions } from './candidates.js';
import { nameGroupWords } from './group-words.js';
import { listPinned } from './pinned.js';

export interface GroupName {
  readonly file: string;
  /** Property of the grouped client. */
  readonly property: string;
  /** Interface of the group. */
  readonly type: string;
  /** Interface of the group's handlers. */
  readonly handlers: string;
}

interface Surroundings {
  readonly operations: ReadonlyMap<string, { readonly value: string }>;
  readonly files: Set<string>;
  readonly report: Report;
}

/** Names all groups. `types` and `files` contain the names in use; the new names are added to them. */
export function nameGroups(
  api: Api,
  types: Set<string>,
  { operations, files, report }: Surroundings,
): Map<string, GroupName> {
  const tags = [...new Set(api.operations.map(({ tag }) => tag))];
  const spelled = spellGroups(api, tags, report);
  const fileOf = resolve(tags, files, (tag) => {
    const file = toKebab(spelled(tag));
    return [...(file === '' ? [] : [file]), ...addHash(file === '' ? 'tag' : file, tag, '-')];
  });
  const propertyOf = resolve(
    tags,
    // The grouped client uses the property `raw` for the raw client.
    new Set(['raw']),
    (tag) => [spelled(tag), fileOf(tag)].map(toPropertyName).filter(isUsable).concat(addHash('tag', tag)),
  );
  const taken = new Set([...types, ...[...operations.values()].map(({ value }) => value)]);
  const typeOf = resolve(
    tags,
    taken,
    (tag) => {
      const name = toPascal(fileOf(tag));
      return [`${name}Api`, `${name}GroupApi`, ...addHash(`${name}Api`, tag)];
    },
    (name) => [name, `create${name}`],
  );
  const handlersOf = resolve(tags, types, (tag) => {
    const name = toPascal(fileOf(tag));
    const candidates = [`${name}Handlers`, `${name}GroupHandlers`].filter((each) => !isReservedType(each));
    return [...candidates, ...addHash(`${name}Handlers`, tag)];
  });
  return new Map(
    tags.map((tag) => [
      tag,
      { file: fileOf(tag), property: propertyOf(tag), type: typeOf(tag), handlers: handlersOf(tag) },
    ]),
  );
}

/** Returns a function that gives the name of a tag: the one set by `x-name`, or the tag's words. */
function spellGroups(api: Api, tags: readonly string[], report: Report): (tag: string) => string {
  const pinned = listPinned(
    api.tags.map(({ name, ...tag }) => ({ key: name, ...tag })),
    'tag',
    report,
  );
  const wordsOf = nameGroupWords(tags.filter((tag) => !pinned.has(tag)));
  return (tag) => {
    const own = pinned.get(tag);
    if (own !== undefined) return own;
    const words = wordsOf(tag);
    // A tag in camel case keeps its capitals unless words are trimmed.
    return toKebab(tag).replaceAll('-', '') === words.join('') ? tag : words.join(' ');
  };
}

function isUsable(name: string): boolean {
  return isIdentifierName(name) && name !== '_';
}

/** Returns a function that gives the name of a tag: its best candidate that does not collide. */
function resolve(
  tags: readonly string[],
  taken: Set<string>,
  candidatesOf: (tag: string) => readonly string[],
  takes?: (name: string) => readonly string[],
): (tag: string) => string {
  const requests = tags.map((tag) => ({ key: tag, candidates: candidatesOf(tag) }));
  const names = resolveCollisions(requests, taken, takes);
  return (tag) => names.get(tag) ?? '';
}
