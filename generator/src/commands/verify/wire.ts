/** Determines what a serialization preserves of a value, and compares sent and received values. */
import { printExact } from '../../../runtime/codec/exact-json.js';

/** The serialization of a value: as JSON (`exact`), as text without types, or as XML. */
export type Wire = 'exact' | 'text' | 'xml';

/** Whether a value is a plain object. */
export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function isNothing(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    (Array.isArray(value) && value.length === 0) ||
    (isFields(value) && Object.keys(value).length === 0)
  );
}

/** Removes what text cannot represent from a value: null and empty values, also nested ones (RFC 6570, 2.3). */
export function withoutNothing(value: unknown, levels = 2): unknown {
  if (levels === 0) return value;
  if (Array.isArray(value))
    return value.map((item: unknown) => withoutNothing(item, levels - 1)).filter((item) => !isNothing(item));
  if (!isFields(value)) return value;
  const members = Object.entries(value).map(([name, item]) => [name, withoutNothing(item, levels - 1)] as const);
  return Object.fromEntries(members.filter(([, item]) => !isNothing(item)));
}

/** Whether the serialization of a value is empty. */
export function isEmpty(value: unknown): boolean {
  return isNothing(value) || value === '';
}

/** Whether the names of all properties, including nested ones, match a pattern. */
export function hasNames(value: unknown, kind: RegExp): boolean {
  return (
    typeof value !== 'object' ||
    value === null ||
    Object.entries(value).every(([name, member]) => kind.test(name) && hasNames(member, kind))
  );
}

/** A received file, after reading it. */
export interface FileContent {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

function isAsync(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** Reads all files, bytes and streams that a value contains. */
export async function readWhole(value: unknown): Promise<unknown> {
  if (value instanceof Blob) {
    const { name } = value as Partial<File>;
    return {
      name: name ?? '',
      type: value.type,
      bytes: new Uint8Array(await value.arrayBuffer()),
    } satisfies FileContent;
  }
  if (value instanceof Uint8Array) return new Uint8Array(value);
  if (Array.isArray(value)) return Promise.all(value.map((item: unknown) => readWhole(item)));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if ('bytes' in value && typeof value.bytes === 'function')
    return readWhole(await (value as { bytes: () => Promise<Uint8Array> }).bytes());
  if (isAsync(value)) {
    const items: unknown[] = [];
    for await (const item of value) items.push(item);
    return items;
  }
  const members = await Promise.all(
    Object.entries(value).map(async ([name, item]) => [name, await readWhole(item)] as const),
  );
  return Object.fromEntries(members.filter(([, item]) => item !== undefined));
}

/**
 * Returns the first difference between two values, as a JSON pointer with a description; `undefined` if they are equal
 * when serialized.
 */
export function findDifference(sent: unknown, come: unknown, wire: Wire, path = ''): string | undefined {
  if (Object.is(sent, come)) return undefined;
  if (sent instanceof Uint8Array && come instanceof Uint8Array)
    return Buffer.compare(sent, come) === 0 ? undefined : `${path || 'the value'} has different bytes`;
  if (Array.isArray(sent) && Array.isArray(come)) {
    if (sent.length !== come.length) return `${path || 'the value'} has ${come.length} items, not ${sent.length}`;
    return firstOf(sent.map((item: unknown, at) => () => findDifference(item, come[at], wire, `${path}/${at}`)));
  }
  if (isFields(sent) && isFields(come)) {
    const names = new Set([...Object.keys(sent), ...Object.keys(come)]);
    return firstOf([...names].map((name) => () => findMember(sent, come, name, wire, path)));
  }
  // XML has one representation for all empty values; the schema of the received value is checked separately.
  if (wire === 'xml' && isEmpty(sent) && isEmpty(come)) return undefined;
  // If a schema allows an array or an item, an array with one item is sent like the item.
  if (wire !== 'exact' && Array.isArray(sent) !== Array.isArray(come))
    return findDifference([sent].flat(), [come].flat(), wire, path);
  // The same applies to nested values in text: without a declared type, they stay JSON text.
  if (wire === 'text' && path !== '' && Object(sent) === sent && come === printExact(sent)) return undefined;
  if (wire !== 'exact' && isScalar(sent) && isScalar(come) && String(sent) === String(come)) return undefined;
  // Nested values in text are JSON; without a schema, they stay text.
  if (wire === 'text' && typeof sent === 'object' && come === JSON.stringify(sent)) return undefined;
  return `${path || 'the value'} is ${show(come)}, not ${show(sent)}`;
}

function findMember(sent: Fields, come: Fields, name: string, wire: Wire, path: string): string | undefined {
  const place = `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const [own, other] = [
    Object.hasOwn(sent, name) ? sent[name] : undefined,
    Object.hasOwn(come, name) ? come[name] : undefined,
  ];
  if (wire === 'xml' && isNothing(own) && isNothing(other)) return undefined;
  if (other === undefined && own !== undefined) return `${place} was sent but not received: ${show(own)}`;
  if (own === undefined && other !== undefined) return `${place} was received but not sent: ${show(other)}`;
  return findDifference(own, other, wire, place);
}

type Fields = Readonly<Record<string, unknown>>;

function firstOf(finds: readonly (() => string | undefined)[]): string | undefined {
  for (const find of finds) {
    const found = find();
    if (found !== undefined) return found;
  }
  return undefined;
}

function isScalar(value: unknown): boolean {
  return value === null || ['string', 'number', 'bigint', 'boolean'].includes(typeof value);
}

const mostShown = 400;

/** Formats a value for a report: truncated if it is long, with descriptions of bytes and files. */
export function show(value: unknown, most = mostShown): string {
  const text =
    JSON.stringify(value, (_, item: unknown) => {
      if (item instanceof Uint8Array)
        return `${item.length} bytes: ${Buffer.from(item.subarray(0, 20)).toString('hex')}`;
      if (typeof item === 'bigint') return `${item}n`;
      if (item instanceof File) return `file ${item.name}, ${item.type}, ${item.size} bytes`;
      return item;
    }) ?? String(value);
  return text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text;
}
