/** Compares the models before and after an edit of the document, so that previous output can be reused. */
import { type Api, listAll } from './api.js';

/** The operations, named schemas and tags whose texts or examples have changed. */
export interface Changes {
  readonly texts: ReadonlySet<object>;
  readonly examples: ReadonlySet<object>;
}

/** The changes within one operation, schema or tag. */
interface Found {
  hasText: boolean;
  hasExample: boolean;
}

const textKeys: ReadonlySet<string> = new Set(['summary', 'description']);
const exampleKeys: ReadonlySet<string> = new Set(['example', 'examples']);
/** Fields with data from the document, whose members can have any names. */
const valueKeys: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'constant', 'errorBody', 'xml']);

/**
 * Returns whether two values are equal apart from texts and examples, whose changes are recorded in `found`. If `found`
 * is `undefined`, texts and examples must be equal, too.
 */
function isAlike(before: unknown, after: unknown, found: Found | undefined): boolean {
  if (Object.is(before, after)) return true;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return false;
  if (Array.isArray(before) || Array.isArray(after)) {
    return (
      Array.isArray(before) &&
      Array.isArray(after) &&
      before.length === after.length &&
      before.every((item, index) => isAlike(item, after[index], found))
    );
  }
  const [own, others] = [Object.keys(before), Object.keys(after)];
  return (
    own.length === others.length &&
    // The output depends on the order of members.
    own.every((key, index) => {
      if (key !== others[index]) return false;
      const values: readonly [unknown, unknown] = [Reflect.get(before, key), Reflect.get(after, key)];
      return isAlikeMember(key, ...values, found);
    })
  );
}

function isAlikeMember(key: string, before: unknown, after: unknown, found: Found | undefined): boolean {
  // The names of header types depend on the texts of headers.
  if (found === undefined || valueKeys.has(key) || key === 'headers') return isAlike(before, after, undefined);
  // Adding or removing a text affects more than changing its words does.
  if (textKeys.has(key) && typeof before === 'string' && typeof after === 'string' && before !== '' && after !== '') {
    found.hasText ||= before !== after;
    return true;
  }
  if (exampleKeys.has(key)) {
    found.hasExample ||= !isAlike(before, after, undefined);
    return true;
  }
  return isAlike(before, after, found);
}

/**
 * Compares two models. Returns `undefined` if anything except texts and examples differs, because names, types and
 * checks may then differ anywhere.
 */
export function compareModels(before: Api, after: Api): Changes | undefined {
  const texts = new Set<object>();
  const examples = new Set<object>();
  const isSame = (old: unknown, part: object): boolean => {
    const found: Found = { hasText: false, hasExample: false };
    if (!isAlike(old, part, found)) return false;
    if (found.hasText) texts.add(part);
    if (found.hasExample) examples.add(part);
    return true;
  };
  const split = (api: Api): { readonly parts: readonly object[]; readonly rest: object } => {
    const { operations, webhooks, callbacks, schemas, tags, ...rest } = api;
    return { parts: [...listAll({ operations, webhooks, callbacks }), ...schemas, ...tags], rest };
  };
  const [old, now] = [split(before), split(after)];
  const isAll =
    old.parts.length === now.parts.length &&
    isSame(old.rest, now.rest) &&
    now.parts.every((part, index) => isSame(old.parts[index], part));
  return isAll ? { texts, examples } : undefined;
}
