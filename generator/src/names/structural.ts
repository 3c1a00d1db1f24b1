/**
 * Derives operation names within a group from method and path, for operations whose id only repeats these: `GET
 * /webhooks/{id}/logs` of `Webhooks` is `webhooks.getLogs`.
 */
import type { Operation } from '../ir/api.js';
import { significantSegments, toPascal } from '../support/case.js';
import { isPlural, splitWords, toSingular } from '../support/words.js';
import { actions, prepositions, verbOfMethod } from './english.js';

/** A possible name. In a collision, a candidate that omits nothing (`isExact`) keeps the name. */
export interface Candidate {
  readonly name: string;
  readonly isExact: boolean;
}

/** The resource that the operations of a group are about. */
export interface Subject {
  /** The words of the group, in the singular. */
  readonly group: readonly string[];
  /** Whether the operation returns a list of the resource. */
  readonly returnsList: boolean;
}

export interface Segment {
  readonly words: readonly string[];
  readonly isParameter: boolean;
}

/** Splits a path into fixed words and parameters. `isWhole` keeps generic segments at the start, such as `v1`. */
export function readSegments(path: string, isWhole: boolean): Segment[] {
  const segments = isWhole ? path.split('/') : significantSegments(path);
  return segments
    .flatMap((segment) => segment.split(/(\{[^{}]*\})/u))
    .map((text) => ({ words: splitWords(text), isParameter: text.startsWith('{') }))
    .filter(({ words, isParameter }) => isParameter || words.length > 0);
}

/** Returns whether words repeat a path: its fixed segments, and `by id`, `id`, a name or nothing per parameter. */
function spellOut(words: readonly string[], segments: readonly Segment[]): boolean {
  const [segment, ...rest] = segments;
  if (segment === undefined) return words.length === 0;
  const forms = segment.isParameter
    ? [[], ['id'], segment.words, ['by', 'id'], ['by', ...segment.words]]
    : [segment.words];
  return forms.some(
    (form) => form.every((word, index) => words[index] === word) && spellOut(words.slice(form.length), rest),
  );
}

/** Returns whether an id only repeats method and path, and therefore has no verb of its own. */
export function isSpelledPath({ method, route, path }: Operation, id: string): boolean {
  const [verb, ...words] = splitWords(id);
  if (verb !== method.toLowerCase()) return false;
  return [route, path].some((each) => [false, true].some((isWhole) => spellOut(words, readSegments(each, isWhole))));
}

/** Returns the index of the last path segment that ends with the group's words, plus 1; 0 if there is none. */
function findGroup(segments: readonly Segment[], group: readonly string[]): number {
  const isGroup = (words: readonly string[]): boolean =>
    words.length === group.length && words.every((word, index) => toSingular(word) === group[index]);
  return (
    segments.findLastIndex(
      (segment, at) =>
        !segment.isParameter &&
        (isGroup(segment.words) ||
          segments.slice(0, at).some(
            (first, start) =>
              !first.isParameter &&
              isGroup(
                segments
                  .slice(start, at + 1)
                  .filter(({ isParameter }) => !isParameter)
                  .flatMap(({ words }) => words),
              ),
          )),
    ) + 1
  );
}

/** Returns the verb for an operation on a resource; `list` if a collection is read. */
function verbFor(method: string, isItem: boolean, isList: boolean): string | undefined {
  if (method === 'get') return !isItem && isList ? 'list' : 'get';
  if (method === 'post') return isItem ? 'update' : 'create';
  return method === 'delete' ? 'delete' : verbOfMethod[method];
}

/** Returns possible names of an operation, derived from its path; none if the path does not contain the group. */
export function nameByPath({ method, route }: Operation, { group, returnsList }: Subject): readonly Candidate[] {
  const segments = readSegments(route, false);
  const at = findGroup(segments, group);
  if (at === 0) return [];
  const rest = segments.slice(at);
  const isItem = rest.at(-1)?.isParameter === true;
  const fixed = rest.filter(({ isParameter }) => !isParameter).map(({ words }) => words);
  const verb = verbFor(method.toLowerCase(), isItem, fixed.length === 0 && returnsList);
  if (verb === undefined) return [];
  const owners = segments.slice(0, at).filter(({ isParameter }) => isParameter);
  const isWhole = method === 'GET' && !isItem;
  const nameWith = (own: string): string =>
    nameRest(own, fixed, { canBeAction: method === 'POST' && !isItem, isWhole });
  const short = nameWith(verb);
  const isMany = fixed.length === 0 || isPlural(fixed.flat().at(-1) ?? '');
  const isDirect = isItem || (method !== 'DELETE' && isMany && rest.every((each) => !each.isParameter));
  const isReplaced = method === 'PUT' && short === 'update';
  const names = [{ name: short, isExact: owners.length === 0 && isDirect && !isReplaced }];
  if (isReplaced) names.push({ name: 'replace', isExact: true });
  if (owners.length > 0)
    names.push({ name: `${short}By${toPascal(owners.at(-1)?.words.join(' ') ?? '')}`, isExact: true });
  if (method === 'DELETE' && !isItem) names.push({ name: nameWith('deleteAll'), isExact: true });
  if (isWhole && fixed.length > 0) names.push({ name: nameWith('list'), isExact: true });
  return names;
}

/** Returns a name from the segments after the group. `isWhole`: the operation is about the collection, not one item. */
function nameRest(
  verb: string,
  fixed: readonly (readonly string[])[],
  { canBeAction, isWhole }: { readonly canBeAction: boolean; readonly isWhole: boolean },
): string {
  const words = fixed.flat();
  const last = words.at(-1) ?? '';
  const isMany = isWhole || !isPlural(last);
  const [action = ''] = fixed.at(-1) ?? [];
  if (canBeAction && actions.has(action)) {
    const object = fixed.slice(0, -1).flat().map(toSingular);
    return [action, ...object, ...words.slice(words.length - (fixed.at(-1)?.length ?? 0) + 1)]
      .map((word, index) => (index === 0 ? word : toPascal(word)))
      .join('');
  }
  const named = words.map((word, index) => (index === words.length - 1 && isMany ? word : singularUnlessLoose(word)));
  return verb + named.map(toPascal).join('');
}

function singularUnlessLoose(word: string): string {
  return prepositions.has(word) ? word : toSingular(word);
}
