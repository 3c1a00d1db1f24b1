/** Edits of a document as data: what is put where, what is taken away, and what is called otherwise. */
import { child, split } from '../../generator/src/support/json-pointer.js';

export interface Edit {
  /** Values by pointer; the last token of a list may be `-`, which is its end. */
  readonly set?: Readonly<Record<string, unknown>>;
  readonly remove?: readonly string[];
  /** From pointer to pointer. */
  readonly move?: Readonly<Record<string, string>>;
  /** References that lead elsewhere. */
  readonly refs?: Readonly<Record<string, string>>;
}

const holderOf = (root: unknown, pointer: string): { readonly holder: object; readonly token: string } => {
  const tokens = split(pointer);
  const token = tokens.pop() ?? '';
  const holder = tokens.reduce(child, root);
  if (typeof holder !== 'object' || holder === null) throw new Error(`nothing at ${pointer}`);
  return { holder, token };
};

const take = (root: unknown, pointer: string): unknown => {
  const { holder, token } = holderOf(root, pointer);
  if (!Object.hasOwn(holder, token)) throw new Error(`nothing at ${pointer}`);
  if (Array.isArray(holder)) return holder.splice(Number(token), 1)[0];
  const value: unknown = Reflect.get(holder, token);
  Reflect.deleteProperty(holder, token);
  return value;
};

const put = (root: unknown, pointer: string, value: unknown): void => {
  const { holder, token } = holderOf(root, pointer);
  if (Array.isArray(holder) && token === '-') holder.push(value);
  else Reflect.set(holder, token, value);
};

/** A document with an edit; throws where there is nothing to edit. */
export const applyEdit = (document: unknown, { set = {}, remove = [], move = {}, refs = {} }: Edit): unknown => {
  const text = Object.entries(refs).reduce(
    (all, [from, to]) => all.replaceAll(`"#${from}"`, `"#${to}"`),
    JSON.stringify(document),
  );
  const root: unknown = JSON.parse(text);
  for (const [from, to] of Object.entries(move)) put(root, to, take(root, from));
  for (const pointer of remove) take(root, pointer);
  for (const [pointer, value] of Object.entries(set)) put(root, pointer, JSON.parse(JSON.stringify(value)));
  return root;
};

const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, each]) => [key, turned(each)]),
  );
};

/** The same with the members of every object in the reverse order. */
export const reverseMembers = (document: unknown): unknown => turned(document);
