/** Suggests names for operations whose ids are missing or only repeat the path, and groups for those without tags. */
import type { EmitInput } from '../../emit/input.js';
import { listVariants } from '../../ir/access.js';
import type { Content, Operation } from '../../ir/api.js';
import type { Direction } from '../../ir/direction.js';
import { indexOf, type SchemaIndex } from '../../ir/schema-index.js';
import type { Type } from '../../ir/type.js';
import { followType, listProperties } from '../../ir/type-members.js';
import { typeOfPart } from '../../ir/type-of.js';
import { actions } from '../../names/english.js';
import { suffixes } from '../../names/events.js';
import { returnsList } from '../../names/lists.js';
import { isSpelledPath, readSegments, type Segment } from '../../names/structural.js';
import { toCamel, toPascal, toValueIdentifier } from '../../support/case.js';
import { groupBy } from '../../support/group-by.js';
import { isPlural, splitWords, toPlural, toSingular, toSingularWords } from '../../support/words.js';
import { isUsualItems } from './fields.js';
import { type Certainty, certainties, type Suggestion } from './suggestion.js';

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

/** Whether an operation concerns several of the objects that the last fixed segment of its path names. */
interface Numbers {
  /** The response is a list. */
  readonly isList: boolean;
  /** The request body has several objects. */
  readonly isSentMany: boolean;
  /** The last parameter identifies something else, to which several objects belong, as in `/images/{file_key}`. */
  readonly isOfOther: boolean;
}

/** Last words of the names of parameters that identify what the preceding words name, such as `id` in `pet_id`. */
const identifiers = /^(?:id|key|uuid|guid|slug|code|number)$/u;

/** Returns whether a body is an array, has only an array of a usual name, or has an array or map of the resource. */
function hasMany(index: SchemaIndex, type: Type, noun: string): boolean {
  const body = followType(index, type);
  if (body.kind === 'array') return true;
  const properties = body.kind === 'union' ? [] : listProperties(index, body);
  return properties.some(({ name, type: own }) => {
    const { kind } = followType(index, own);
    const isNamed = isPlural(name) && toSingularWords(name).join(' ') === noun;
    const isOnly = properties.length === 1 && isUsualItems(name);
    return kind === 'array' ? isNamed || isOnly : kind === 'object' && isNamed;
  });
}

function readNumbers(index: SchemaIndex, operation: Operation, segments: readonly Segment[]): Numbers {
  const fixed = segments.findLast(({ isParameter }) => !isParameter)?.words ?? [];
  const noun = toSingularWords(fixed.join(' '));
  const sent = operation.body?.content.find(({ kind }) => kind === 'json');
  const success = operation.responses.find(({ status }) => status.startsWith('2'));
  const received = success?.content.find(({ kind }) => kind === 'json');
  const ofSchema = (content: Content | undefined, direction: Direction): boolean =>
    content !== undefined && hasMany(index, typeOfPart(index, content.schema, direction), noun.join(' '));
  const words = segments.at(-1)?.isParameter === true ? (segments.at(-1)?.words ?? []) : [];
  const owner = words.length > 1 && identifiers.test(words.at(-1) ?? '') ? words.at(-2) : undefined;
  const isOther = owner !== undefined && !noun.some((word) => word.includes(owner) || owner.includes(word));
  return {
    isList: returnsList(index, operation, noun),
    isSentMany: ofSchema(sent, 'sent'),
    isOfOther: isOther && ofSchema(received, 'received'),
  };
}

interface Proposal {
  /** Possible names, best first. */
  readonly candidates: readonly string[];
  readonly certainty: Certainty;
}

/** Proposes names made of a verb and the resource: `listWebhookLogs` for `GET /webhooks/{id}/logs`. */
function propose({ method }: Operation, segments: readonly Segment[], numbers: Numbers): Proposal | undefined {
  const fixed = segments.filter(({ isParameter }) => !isParameter).map(({ words }) => words);
  const last = fixed.at(-1);
  if (last === undefined) return undefined;
  const isItem = segments.at(-1)?.isParameter === true && !numbers.isOfOther;
  const [action = ''] = last;
  const owners = fixed.slice(0, -1).flat().map(toSingular);
  const isAction = method === 'POST' && !isItem && actions.has(action) && fixed.length > 1;
  if (isAction) {
    const name = toCamel([action, ...owners, ...last.slice(1)].join(' '));
    return { candidates: [toValueIdentifier(name)], certainty: 'medium' };
  }
  const isMany = !isItem && (method === 'GET' || method === 'DELETE' || numbers.isSentMany);
  const known = verbs[method]?.(isItem, numbers.isList);
  if (known === undefined) return undefined;
  const noun = last.at(-1) ?? '';
  const many = known[0] === 'list' && !actions.has(noun) ? [...last.slice(0, -1), toPlural(noun)] : last;
  const words = [...owners, ...(isMany ? many : last.map(toSingular))];
  const isPlain = segments.length === (isItem ? 2 : 1);
  // It is not clear what PUT, PATCH and DELETE do with the objects of a collection that are not sent.
  const isClear = isItem || method === 'GET' || method === 'POST';
  const certainty = isPlain && isClear && !numbers.isSentMany ? 'high' : 'medium';
  return { candidates: known.map((verb) => `${verb}${words.map(toPascal).join('')}`), certainty };
}

/** Verbs by method; those after the first are for names whose types would collide with schemas. */
const verbs: Readonly<Record<string, (isItem: boolean, isList: boolean) => readonly string[]>> = {
  GET: (isItem, isList) => (!isItem && isList ? ['list', 'find'] : ['get', 'read']),
  POST: (isItem) => (isItem ? ['update', 'change'] : ['create', 'add']),
  PUT: () => ['replace', 'set'],
  PATCH: () => ['update', 'change'],
  DELETE: () => ['delete', 'remove'],
};

/** Returns a function that reports whether the types of an operation with a name would collide with schemas. */
function createCollides({ api, names }: EmitInput): (name: string) => boolean {
  const variants = listVariants(indexOf(api));
  const types = new Set(
    api.schemas.flatMap(({ name, pointer }) => [
      names.schema(name),
      ...(variants.has(pointer) ? [names.sent(name)] : []),
    ]),
  );
  return (name) => suffixes.some((suffix) => types.has(`${toPascal(name)}${suffix}`));
}

/** An operation whose id is missing or only repeats method and path, with the resource that it is about. */
interface Unnamed extends Proposal {
  readonly operation: Operation;
  readonly isMissing: boolean;
  readonly resource: string;
}

/** Finds the operations that need names. */
function listUnnamed({ api }: EmitInput, { hasId }: Written): readonly Unnamed[] {
  const index = indexOf(api);
  const common = countCommon(api.operations);
  const isSpelled = (operation: Operation): boolean => hasId(operation) && isSpelledPath(operation, operation.id);
  const spelled = api.operations.filter(isSpelled);
  const isUsual = spelled.length * 2 > api.operations.length;
  // `postComment`: the document names operations by their methods on purpose, also where the id repeats the path.
  const isByMethod = (operation: Operation): boolean =>
    /^P/u.test(operation.method) && splitWords(operation.id)[0] === operation.method.toLowerCase();
  const styled = api.operations.filter((each) => hasId(each) && !isSpelled(each) && isByMethod(each));
  const isStyle = styled.length > 0 && styled.length >= spelled.filter(isByMethod).length;
  return api.operations.flatMap((operation): Unnamed[] => {
    if (operation.pinned !== undefined) return [];
    const isMissing = !hasId(operation);
    // `getEvents` of `GET /events` is a good name, unless most ids of the document only repeat method and path.
    const isGood = isStyle || (operation.method === 'GET' && !operation.route.includes('{') && !isUsual);
    if (!isMissing && (isGood || !isSpelled(operation))) return [];
    const segments = readSegments(operation.route, false).slice(common);
    const proposal = propose(operation, segments, readNumbers(index, operation, segments));
    const fixed = segments.filter(({ isParameter }) => !isParameter);
    const resource = fixed.map(({ words }) => words.join(' ')).join('/');
    return proposal === undefined ? [] : [{ operation, isMissing, resource, ...proposal }];
  });
}

/**
 * Suggests names, except names that another operation already has or would get as well. Either all operations of a
 * resource that need names get them, or none does.
 */
export function suggestNames(input: EmitInput, written: Written): readonly Suggestion[] {
  const { api, names } = input;
  const collides = createCollides(input);
  const current = new Map(api.operations.map((operation) => [operation, names.operation(operation).value]));
  const proposals = listUnnamed(input, written).map(({ candidates, ...unnamed }) => ({
    ...unnamed,
    name: candidates.find((name) => !collides(name)) ?? '',
  }));
  const counts = new Map<string, number>();
  for (const { name } of proposals) counts.set(name, (counts.get(name) ?? 0) + 1);
  const taken = new Map([...current].map(([operation, name]) => [name, operation]));
  const isFree = ({ name, operation }: (typeof proposals)[number]): boolean =>
    name !== '' && counts.get(name) === 1 && (taken.get(name) ?? operation) === operation;
  return [...groupBy(proposals, ({ resource }) => resource).values()]
    .filter((siblings) => siblings.every(isFree))
    .map((siblings) => siblings.filter(({ name, operation }) => name !== current.get(operation)))
    .flatMap((siblings) => {
      const certainty = certainties.findLast((each) => siblings.some((sibling) => sibling.certainty === each)) ?? 'low';
      return siblings.map((sibling) => ({ ...sibling, certainty }));
    })
    .sort((a, b) => api.operations.indexOf(a.operation) - api.operations.indexOf(b.operation))
    .map(({ operation, name, certainty, isMissing }): Suggestion => {
      const key = `${operation.method} ${operation.path}`;
      return {
        kind: 'name',
        operation: key,
        certainty,
        reason: isMissing ? 'the operation has no operationId' : 'the operationId only repeats method and path',
        current: current.get(operation) ?? '',
        settings: { operations: { [key]: { name } } },
        pointer: operation.pointer,
      };
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
