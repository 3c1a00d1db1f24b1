/** What differs between two models of a document that is worked on: who knows can keep what was made of the first. */
import { type Api, listAll } from './api.js';

/** The parts of a model whose texts, or examples, are others than they were: operations, named schemas and tags. */
export interface Changes {
  readonly texts: ReadonlySet<object>;
  readonly examples: ReadonlySet<object>;
}

/** What was found in one part. */
interface Found {
  hasText: boolean;
  hasExample: boolean;
}

const textKeys: ReadonlySet<string> = new Set(['summary', 'description']);
const exampleKeys: ReadonlySet<string> = new Set(['example', 'examples']);
/** What these hold is a value of the document, whose members may be called anything. */
const valueKeys: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'constant', 'errorBody', 'xml']);

/** Whether two parts are the same but for texts and examples; `found` undefined: whether they are the same. */
const isAlike = (before: unknown, after: unknown, found: Found | undefined): boolean => {
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
    // What is made is in the order of members.
    own.every((key, index) => {
      if (key !== others[index]) return false;
      const values: readonly [unknown, unknown] = [Reflect.get(before, key), Reflect.get(after, key)];
      return isAlikeMember(key, ...values, found);
    })
  );
};

const isAlikeMember = (key: string, before: unknown, after: unknown, found: Found | undefined): boolean => {
  if (found === undefined || valueKeys.has(key)) return isAlike(before, after, undefined);
  // Whether there is a text decides more than what it says.
  if (textKeys.has(key) && typeof before === 'string' && typeof after === 'string' && before !== '' && after !== '') {
    found.hasText ||= before !== after;
    return true;
  }
  if (exampleKeys.has(key)) {
    found.hasExample ||= !isAlike(before, after, undefined);
    return true;
  }
  return isAlike(before, after, found);
};

/**
 * Compares a model with the one before it; `undefined` if anything differs but texts and examples: what is named, typed
 * or checked may then differ anywhere.
 */
export const compareModels = (before: Api, after: Api): Changes | undefined => {
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
};
