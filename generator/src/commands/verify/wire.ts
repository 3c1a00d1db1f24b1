/** What media and styles can carry of a value, and whether what has come is what was sent. */
import { printExact } from '../../../runtime/codec/exact-json.js';

/** How a value travels: as it is, as text that names no types, or in XML. */
export type Wire = 'exact' | 'text' | 'xml';

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.keys(value).length === 0);

/**
 * The value without what its form leaves out: in text, null and what is empty have no text of their own (RFC 6570, 2.3),
 * down to the members of members.
 */
export const withoutNothing = (value: unknown, levels = 2): unknown => {
  if (levels === 0) return value;
  if (Array.isArray(value))
    return value.map((item: unknown) => withoutNothing(item, levels - 1)).filter((item) => !isNothing(item));
  if (!isFields(value)) return value;
  const members = Object.entries(value).map(([name, item]) => [name, withoutNothing(item, levels - 1)] as const);
  return Object.fromEntries(members.filter(([, item]) => !isNothing(item)));
};

/** Whether there is nothing to write of a value. */
export const isEmpty = (value: unknown): boolean => isNothing(value) || value === '';

/** Whether all members, and those within them, have a name of some kind. */
export const hasNames = (value: unknown, kind: RegExp): boolean =>
  typeof value !== 'object' ||
  value === null ||
  Object.entries(value).every(([name, member]) => kind.test(name) && hasNames(member, kind));

/** Something that has come, with all that was to be read of it. */
export interface FileContent {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

const isAsync = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** Reads files, bytes and streams, wherever they stand. */
export const readWhole = async (value: unknown): Promise<unknown> => {
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
  if (typeof value !== 'object' || value === null) return value;
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
};

/** Where two values differ, as a JSON pointer and in words; `undefined` where they are the same on a wire. */
export const findDifference = (sent: unknown, come: unknown, wire: Wire, path = ''): string | undefined => {
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
  // XML has one form for all that is empty; whether a schema allows what was read of it is asked besides.
  if (wire === 'xml' && isEmpty(sent) && isEmpty(come)) return undefined;
  // Where a schema allows both, a list of one has the text of its item.
  if (wire !== 'exact' && Array.isArray(sent) !== Array.isArray(come))
    return findDifference([sent].flat(), [come].flat(), wire, path);
  // So has what nests in text: where no type is said, it stays its JSON.
  if (wire === 'text' && path !== '' && Object(sent) === sent && come === printExact(sent)) return undefined;
  if (wire !== 'exact' && isScalar(sent) && isScalar(come) && String(sent) === String(come)) return undefined;
  // What nests within a text is JSON; where no schema says what it is, it stays the text that it came as.
  if (wire === 'text' && typeof sent === 'object' && come === JSON.stringify(sent)) return undefined;
  return `${path || 'the value'} is ${show(come)}, not ${show(sent)}`;
};

const findMember = (sent: Fields, come: Fields, name: string, wire: Wire, path: string): string | undefined => {
  const place = `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const [own, other] = [
    Object.hasOwn(sent, name) ? sent[name] : undefined,
    Object.hasOwn(come, name) ? come[name] : undefined,
  ];
  if (wire === 'xml' && isNothing(own) && isNothing(other)) return undefined;
  if (other === undefined && own !== undefined) return `${place} was sent but not received: ${show(own)}`;
  if (own === undefined && other !== undefined) return `${place} was received but not sent: ${show(other)}`;
  return findDifference(own, other, wire, place);
};

type Fields = Readonly<Record<string, unknown>>;

const firstOf = (finds: readonly (() => string | undefined)[]): string | undefined => {
  for (const find of finds) {
    const found = find();
    if (found !== undefined) return found;
  }
  return undefined;
};

const isScalar = (value: unknown): boolean =>
  value === null || ['string', 'number', 'bigint', 'boolean'].includes(typeof value);

const mostShown = 400;

/** A value as text of a report: bounded, and with bytes and files as what they are. */
export const show = (value: unknown, most = mostShown): string => {
  const text =
    JSON.stringify(value, (_, item: unknown) => {
      if (item instanceof Uint8Array)
        return `${item.length} bytes: ${Buffer.from(item.subarray(0, 20)).toString('hex')}`;
      if (typeof item === 'bigint') return `${item}n`;
      if (item instanceof File) return `file ${item.name}, ${item.type}, ${item.size} bytes`;
      return item;
    }) ?? String(value);
  return text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text;
};
