/** Describes a pointer within an operation or a component in the terms that people use. */
import type { Parameter } from '../../ir/api.js';
import type { Schema } from '../../ir/schema.js';
import { join } from '../../support/json-pointer.js';
import { splitWords } from '../../support/words.js';

/** Facts about a document that are needed to describe its pointers. */
export interface PathContext {
  readonly parameters: readonly Parameter[];
  readonly schemas: () => ReadonlyMap<string, Schema>;
}

/** Describes an element of an operation or schema, or a keyword of the element. */
export interface PathWords {
  /** The elements below the group, outermost first: `query limit`, `response 200`, `items[].name`. */
  readonly parts: readonly string[];
  /** The type of element or the keyword that changed, for rule names: `parameter`, `property`, `max-length`. */
  readonly thing: string;
  /** Whether `thing` is a keyword rather than an element. */
  readonly isKeyword: boolean;
  /** The type of element that the keyword belongs to. */
  readonly owner: string;
}

interface Step {
  /** The number of tokens that the step consumes. */
  readonly tokens: number;
  /** The type of element that the step leads to. */
  readonly kind: string;
  /** The name of the element; absent if it needs none. */
  readonly word?: string;
  /** Whether the word is appended to the previous one: `items` and `[]` become `items[]`. */
  readonly isSuffix?: boolean;
}

function kebab(text: string): string {
  return splitWords(text.replace(/^x-/u, '')).join('-').toLowerCase();
}

/** Describes the tokens of a pointer below an element of type `kind` at `root`. */
export function readPath(tokens: readonly string[], kind: string, root: string, context: PathContext): PathWords {
  const parts: string[] = [];
  let [rest, current, pointer] = [tokens, kind, root];
  while (rest.length > 0) {
    const step = readStep(rest, current, pointer, context);
    if (step === undefined) break;
    const { word, isSuffix = false } = step;
    if (word !== undefined && isSuffix && parts.length > 0) parts.push(`${parts.pop() ?? ''}${word}`);
    else if (word !== undefined) parts.push(word);
    pointer = join(pointer, ...rest.slice(0, step.tokens));
    rest = rest.slice(step.tokens);
    current = step.kind;
  }
  const [keyword] = rest;
  const owner = kebab(nounOf(current, parts, kind));
  return keyword === undefined
    ? { parts, thing: owner, isKeyword: false, owner }
    : { parts, thing: kebab(keyword), isKeyword: true, owner };
}

/** Returns the noun for rule names; a schema within another element is called a property. */
function nounOf(kind: string, parts: readonly string[], root: string): string {
  return kind === 'schema' && (root !== 'schema' || parts.length > 0) ? 'property' : kind;
}

function readStep(tokens: readonly string[], kind: string, pointer: string, context: PathContext): Step | undefined {
  if (['schema', 'property', 'variant'].includes(kind)) return readSchemaStep(tokens, pointer, context);
  const [first = '', second] = tokens;
  if (first === 'schema') return { tokens: 1, kind: 'schema' };
  if (first === 'requestBody') return { tokens: 1, kind: 'request body', word: 'request body' };
  if (second === undefined) return undefined;
  switch (first) {
    case 'parameters':
      return { tokens: 2, kind: 'parameter', word: wordOfParameter(join(pointer, first, second), context) };
    case 'responses':
      return { tokens: 2, kind: 'response', word: `response ${second}` };
    case 'content':
      return {
        tokens: 2,
        kind: 'media type',
        ...((tokens.length === 2 || !/^application\/json\b/iu.test(second)) && { word: second }),
      };
    case 'headers':
      return { tokens: 2, kind: 'header', word: `header ${second}` };
    case 'links':
      return { tokens: 2, kind: 'link', word: `link ${second}` };
    case 'encoding':
      return { tokens: 2, kind: 'part', word: `part ${second}` };
    case 'tags':
      return kind === 'document' ? { tokens: 2, kind: 'tag', word: 'tags' } : undefined;
    case 'flows':
      return readScope(tokens);
    default:
      return undefined;
  }
}

function readScope([, flow = '', scopes, scope]: readonly string[]): Step {
  return scopes === 'scopes' && scope !== undefined
    ? { tokens: 4, kind: 'scope', word: `scope ${scope} of ${flow}` }
    : { tokens: 2, kind: 'flow', word: flow };
}

function wordOfParameter(pointer: string, { parameters }: PathContext): string {
  const found = parameters.find((each) => each.pointer === pointer);
  return found === undefined ? 'parameter' : `${found.in} ${found.name}`;
}

const inner: ReadonlySet<string> = new Set([
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contentSchema',
]);

function readSchemaStep(tokens: readonly string[], pointer: string, context: PathContext): Step | undefined {
  const [first = '', second] = tokens;
  const isLast = tokens.length === 1;
  if (first === 'items' && !isLast) return { tokens: 1, kind: 'property', word: '[]', isSuffix: true };
  if (first === 'additionalProperties' && !isLast)
    return { tokens: 1, kind: 'property', word: 'additional properties' };
  if (inner.has(first) && !isLast) return { tokens: 1, kind: 'property', word: first };
  if (second === undefined) return undefined;
  switch (first) {
    case 'properties':
      return { tokens: 2, kind: 'property', word: second };
    case 'patternProperties':
    case 'dependentSchemas':
      return { tokens: 2, kind: 'property', word: `${first} ${second}` };
    case 'prefixItems':
      return { tokens: 2, kind: 'property', word: `[${second}]`, isSuffix: true };
    case 'allOf':
      return { tokens: 2, kind: 'property' };
    case 'oneOf':
    case 'anyOf':
      return { tokens: 2, kind: 'variant', word: wordOfVariant(join(pointer, first, second), second, context) };
    default:
      return undefined;
  }
}

function wordOfVariant(pointer: string, position: string, { schemas }: PathContext): string {
  const name = schemas().get(pointer)?.ref?.split('/').at(-1);
  return `variant ${name ?? Number(position) + 1}`;
}
