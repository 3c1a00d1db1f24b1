/** Suggests names for operations whose ids are missing or only repeat the path, and groups for those without tags. */
import type { EmitInput } from '../../emit/input.js';
import type { Operation } from '../../ir/api.js';
import { indexOf } from '../../ir/schema-index.js';
import { actions } from '../../names/english.js';
import { returnsList } from '../../names/lists.js';
import { isSpelledPath, readSegments, type Segment } from '../../names/structural.js';
import { toCamel, toPascal, toValueIdentifier } from '../../support/case.js';
import { toPlural, toSingular, toSingularWords } from '../../support/words.js';
import type { Certainty, Suggestion } from './suggestion.js';

/** Which operations have an id or tags in the document. */
export interface Written {
  readonly hasId: (operation: Operation) => boolean;
  readonly hasTags: (operation: Operation) => boolean;
}

/** Returns how many fixed segments all paths have in common at their start. */
function countCommon(operations: readonly Operation[]): number {
  const paths = operations.map(({ route }) => readSegments(route, false));
  const [first = []] = paths;
  const shortest = Math.min(...paths.map((segments) => segments.filter(({ isParameter }) => !isParameter).length));
  const isCommon = (at: number): boolean =>
    first[at]?.isParameter === false &&
    paths.every(
      (segments) => segments[at]?.isParameter === false && segments[at].words.join(' ') === first[at]?.words.join(' '),
    );
  let count = 0;
  while (count < shortest - 1 && isCommon(count)) count += 1;
  return paths.length > 1 ? count : 0;
}

interface Proposal {
  readonly name: string;
  readonly certainty: Certainty;
}

/** Proposes a name made of a verb and the resource: `listWebhookLogs` for `GET /webhooks/{id}/logs`. */
function propose({ method }: Operation, segments: readonly Segment[], isList: boolean): Proposal | undefined {
  const fixed = segments.filter(({ isParameter }) => !isParameter).map(({ words }) => words);
  const last = fixed.at(-1);
  if (last === undefined) return undefined;
  const isItem = segments.at(-1)?.isParameter === true;
  const [action = ''] = last;
  const owners = fixed.slice(0, -1).flat().map(toSingular);
  const isAction = method === 'POST' && !isItem && actions.has(action) && fixed.length > 1;
  if (isAction) {
    const name = toCamel([action, ...owners, ...last.slice(1)].join(' '));
    return { name: toValueIdentifier(name), certainty: 'medium' };
  }
  const isMany = !isItem && (method === 'GET' || method === 'DELETE');
  const verb = verbs[method]?.(isItem, isList);
  if (verb === undefined) return undefined;
  const noun = last.at(-1) ?? '';
  const many = verb === 'list' && !actions.has(noun) ? [...last.slice(0, -1), toPlural(noun)] : last;
  const words = [...owners, ...(isMany ? many : last.map(toSingular))];
  const isPlain = segments.length === (isItem ? 2 : 1);
  const certainty = verb === 'clear' ? 'low' : isPlain ? 'high' : 'medium';
  return { name: `${verb}${words.map(toPascal).join('')}`, certainty };
}

const verbs: Readonly<Record<string, (isItem: boolean, isList: boolean) => string>> = {
  GET: (isItem, isList) => (!isItem && isList ? 'list' : 'get'),
  POST: (isItem) => (isItem ? 'update' : 'create'),
  PUT: () => 'replace',
  PATCH: () => 'update',
  DELETE: (isItem) => (isItem ? 'delete' : 'clear'),
};

/** Suggests names, except names that another operation already has or would get as well. */
export function suggestNames({ api, names }: EmitInput, { hasId }: Written): readonly Suggestion[] {
  const index = indexOf(api);
  const common = countCommon(api.operations);
  const current = new Map(api.operations.map((operation) => [operation, names.operation(operation).value]));
  const isSpelled = (operation: Operation): boolean => hasId(operation) && isSpelledPath(operation, operation.id);
  const isUsual = api.operations.filter(isSpelled).length * 2 > api.operations.length;
  const proposals = api.operations.flatMap((operation) => {
    if (operation.pinned !== undefined) return [];
    const isMissing = !hasId(operation);
    // `getEvents` of `GET /events` is a good name, unless most ids of the document only repeat method and path.
    const isGood = operation.method === 'GET' && !operation.route.includes('{') && !isUsual;
    if (!isMissing && (isGood || !isSpelled(operation))) return [];
    const segments = readSegments(operation.route, false).slice(common);
    const group = toSingularWords(segments.findLast(({ isParameter }) => !isParameter)?.words.join(' ') ?? '');
    const proposal = propose(operation, segments, returnsList(index, operation, group));
    return proposal === undefined ? [] : [{ operation, isMissing, ...proposal }];
  });
  const counts = new Map<string, number>();
  for (const { name } of proposals) counts.set(name, (counts.get(name) ?? 0) + 1);
  const taken = new Map([...current].map(([operation, name]) => [name, operation]));
  return proposals.flatMap(({ operation, name, certainty, isMissing }): Suggestion[] => {
    const now = current.get(operation) ?? '';
    const owner = taken.get(name);
    if (name === now || counts.get(name) !== 1 || (owner !== undefined && owner !== operation)) return [];
    const key = `${operation.method} ${operation.path}`;
    const why = isMissing ? 'the operation has no operationId' : 'the operationId only repeats method and path';
    return [
      {
        kind: 'name',
        operation: key,
        certainty,
        reason: why,
        current: now,
        settings: { operations: { [key]: { name } } },
        pointer: operation.pointer,
      },
    ];
  });
}

/** Suggests groups for operations without tags: the first path segment in which the paths differ. */
export function suggestGroups({ api }: EmitInput, { hasTags }: Written): readonly Suggestion[] {
  const common = countCommon(api.operations);
  const untagged = api.operations.filter((operation) => operation.tag === 'default' && !hasTags(operation));
  const grouped = untagged.flatMap((operation) => {
    const segment = readSegments(operation.route, false)
      .slice(common)
      .find(({ isParameter }) => !isParameter);
    return segment === undefined ? [] : [{ operation, group: segment.words.join(' ') }];
  });
  const counts = new Map<string, number>();
  for (const { group } of grouped) counts.set(group, (counts.get(group) ?? 0) + 1);
  if (counts.size < 2) return [];
  return grouped.map(({ operation, group }): Suggestion => {
    const key = `${operation.method} ${operation.path}`;
    return {
      kind: 'group',
      operation: key,
      certainty: (counts.get(group) ?? 0) > 1 ? 'medium' : 'low',
      reason: `the operation has no tags; its path starts with ${JSON.stringify(group)}`,
      settings: { operations: { [key]: { group } } },
      pointer: operation.pointer,
    };
  });
}
