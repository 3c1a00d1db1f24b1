/** Edits of a document, as data: values to set, remove and move, and references to replace. */
import { child, split } from '../../generator/src/support/json-pointer.js';

export interface Edit {
  /** Values to set, by pointer. The last token of a pointer into a list can be `-`, which appends. */
  readonly set?: Readonly<Record<string, unknown>>;
  readonly remove?: readonly string[];
  /** Values to move, from one pointer to another. */
  readonly move?: Readonly<Record<string, string>>;
  /** References to replace. */
  readonly refs?: Readonly<Record<string, string>>;
}

function holderOf(root: unknown, pointer: string): { readonly holder: object; readonly token: string } {
  const tokens = split(pointer);
  const token = tokens.pop() ?? '';
  const holder = tokens.reduce(child, root);
  if (typeof holder !== 'object' || holder === null) throw new Error(`nothing at ${pointer}`);
  return { holder, token };
}

function take(root: unknown, pointer: string): unknown {
  const { holder, token } = holderOf(root, pointer);
  if (!Object.hasOwn(holder, token)) throw new Error(`nothing at ${pointer}`);
  if (Array.isArray(holder)) return holder.splice(Number(token), 1)[0];
  const value: unknown = Reflect.get(holder, token);
  Reflect.deleteProperty(holder, token);
  return value;
}

function put(root: unknown, pointer: string, value: unknown): void {
  const { holder, token } = holderOf(root, pointer);
  if (Array.isArray(holder) && token === '-') holder.push(value);
  else Reflect.set(holder, token, value);
}

/** Applies an edit to a copy of a document; throws if there is nothing to edit. */
export function applyEdit(document: unknown, { set = {}, remove = [], move = {}, refs = {} }: Edit): unknown {
  const text = Object.entries(refs).reduce(
    (all, [from, to]) => all.replaceAll(`"#${from}"`, `"#${to}"`),
    JSON.stringify(document),
  );
  const root: unknown = JSON.parse(text);
  for (const [from, to] of Object.entries(move)) put(root, to, take(root, from));
  for (const pointer of remove) take(root, pointer);
  for (const [pointer, value] of Object.entries(set)) put(root, pointer, JSON.parse(JSON.stringify(value)));
  return root;
}

function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, each]) => [key, turned(each)]),
  );
}

/** Returns a copy with the members of every object in reverse order. */
export function reverseMembers(document: unknown): unknown {
  return turned(document);
}
