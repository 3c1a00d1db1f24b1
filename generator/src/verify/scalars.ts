/** Random texts and numbers of schemas, those at their bounds among them. */
import type { Schema } from '../api/schema.js';
import { findMatch } from '../patterns/match.js';
import type { Random } from '../patterns/random.js';

/** What a text may hold: anything, what parameters carry, or what a header does. */
export type Alphabet = 'any' | 'header' | 'xml';

const plain = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
const marks: Readonly<Record<Alphabet, readonly string[]>> = {
  any: [...' %&+=/?#;,:.~\'"<>[]{}|\\^`\t\n', 'é', 'ß', '中', '\u{1F600}', '\u00a0', '\u2028', '%2F', '__proto__'],
  header: [..." %&+=/?#;:.~'<>[]{}|^`", '-', '_'],
  xml: [...' %&+=/?#;,:.~\'"<>[]{}|\\^`', 'é', 'ß', '中', '\u{1F600}', '\u00a0', ']]>', '&amp;'],
};

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

const dateOf = (random: Random): string =>
  random.pick([
    '2024-02-29',
    '1970-01-01',
    '9999-12-31',
    `${random.between(1900, 2100)}-${pad(random.between(1, 12), 2)}-${pad(random.between(1, 28), 2)}`,
  ]);

const timeOf = (random: Random): string => {
  const clock = [23, 59, 59].map((most) => pad(random.between(0, most), 2)).join(':');
  return `${clock}${random.pick(['', '.5', '.123456'])}${random.pick(['Z', '+02:00', '-11:30'])}`;
};

const hex = (random: Random, length: number): string =>
  Array.from({ length }, () => random.pick([...'0123456789abcdef'])).join('');

const word = (random: Random, most: number): string =>
  Array.from({ length: random.between(1, most) }, () => random.pick(plain)).join('');

const host = (random: Random): string => `${word(random, 8)}.example.${random.pick(['com', 'org', 'test'])}`;

/** Texts of the formats that are checked, and of those that readers know. */
const formats: Readonly<Record<string, (random: Random) => string>> = {
  'date-time': (random) => `${dateOf(random)}T${timeOf(random)}`,
  date: dateOf,
  time: timeOf,
  duration: (random) => random.pick(['P1D', 'PT0S', 'P2W', 'P1Y2M3DT4H5M6S', 'PT1.5S']),
  email: (random) => `${word(random, 8)}${random.pick(['', '+tag', '.b'])}@${host(random)}`,
  'idn-email': (random) => `${word(random, 8)}@${host(random)}`,
  hostname: host,
  'idn-hostname': host,
  ipv4: (random) => Array.from({ length: 4 }, () => random.between(0, 255)).join('.'),
  ipv6: (random) => random.pick(['::', '::1', `2001:db8::${hex(random, 4)}`, 'fe80::1:2']),
  uri: (random) =>
    `${random.pick(['https', 'urn:x', 'http'])}://${host(random)}/${word(random, 5)}?a=b%20c#d`.replace(
      'urn:x://',
      'urn:',
    ),
  'uri-reference': (random) =>
    random.pick([`/${word(random, 5)}`, `${word(random, 4)}?x=1`, '#f', `https://${host(random)}/`]),
  iri: (random) => `https://${host(random)}/`,
  'iri-reference': (random) => `/${word(random, 5)}`,
  uuid: (random) => [8, 4, 4, 4, 12].map((length) => hex(random, length)).join('-'),
  'json-pointer': (random) => random.pick(['', '/', '/a~1b', `/${word(random, 4)}/0`]),
  'relative-json-pointer': (random) => random.pick(['0', '1/a']),
  'uri-template': (random) => `/${word(random, 4)}/{id}`,
  regex: (random) => random.pick(['^a+$', '[a-z]*']),
  byte: (random) => toBase64(word(random, 12)),
};

const toBase64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

/** Longer texts show nothing that shorter ones do not. */
const longest = 2_000;

const textOfLength = (random: Random, length: number, alphabet: Alphabet): string => {
  const pool = random.chance(0.5) ? plain : [...plain, ...marks[alphabet], ...marks[alphabet]];
  let text = '';
  for (let count = 0; count < length; ) {
    const next = random.pick(pool);
    const size = [...next].length;
    if (count + size > length) continue;
    text += next;
    count += size;
  }
  return text;
};

/** A text that may fit; whoever asks judges it. `undefined` where none is found. */
export const makeText = (random: Random, parts: readonly Schema[], alphabet: Alphabet): string | undefined => {
  const all = <T>(read: (part: Schema) => T | undefined): T[] => parts.flatMap((part) => read(part) ?? []);
  const least = Math.max(0, ...all(({ minLength }) => minLength));
  const most = Math.min(Infinity, ...all(({ maxLength }) => maxLength));
  if (least > most || least > 100_000) return undefined;
  const patterns = all(({ pattern }) => pattern);
  if (patterns.length > 0) return findMatch(random, patterns, { least, most });
  const format = all(({ format }) => format).find((each) => Object.hasOwn(formats, each));
  if (format !== undefined) {
    const text = formats[format]?.(random) ?? '';
    return text.length > most || text.length < least
      ? all(({ isFormatAnnotation }) => isFormatAnnotation).length > 0
        ? textOfLength(random, least, alphabet)
        : undefined
      : text;
  }
  if (all(({ contentEncoding }) => contentEncoding).some((each) => /^base64$/iu.test(each)))
    return toBase64(textOfLength(random, Math.ceil(least / 1.3), 'header'));
  if (all(({ contentMediaType }) => contentMediaType).some((each) => /json/iu.test(each)) && least < 2)
    return '{"a":[1]}'.slice(0, most);
  const usual = Math.min(most, Math.max(least, 12));
  const length = random.pick([
    least,
    random.between(least, usual),
    random.between(least, usual),
    most <= longest ? most : usual,
  ]);
  return textOfLength(random, length, alphabet);
};

/** A number that may fit; whoever asks judges it. */
export const makeNumber = (random: Random, parts: readonly Schema[], isWhole: boolean): number | undefined => {
  const all = (key: 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum' | 'multipleOf'): number[] =>
    parts.flatMap((part) => part[key] ?? []);
  const formatNames = parts.flatMap(({ format }) => format ?? []);
  const step = isWhole ? 1 : 0.5;
  const width = formatNames.includes('int32') ? 2 ** 31 - 1 : isWhole ? Number.MAX_SAFE_INTEGER : 1e12;
  const least = Math.max(
    -width,
    ...all('minimum'),
    ...all('exclusiveMinimum').map((each) => each + (isWhole ? Number.EPSILON : 0)),
  );
  const most = Math.min(width, ...all('maximum'), ...all('exclusiveMaximum'));
  if (least > most) return undefined;
  const near = (value: number): number => Math.min(most, Math.max(least, value));
  const candidates = [
    least,
    most,
    near(0),
    near(1),
    near(-1),
    near(random.between(-1000, 1000)),
    least + Math.min(most - least, 1e6) * random.next(),
    ...(isWhole ? [] : [near(random.between(-100_000, 100_000) / 100), near(1e-7), near(0.1 + 0.2)]),
    ...[...all('exclusiveMinimum')].map((each) => each + step),
    ...[...all('exclusiveMaximum')].map((each) => each - step),
    (least + most) / 2,
  ];
  const [multiple] = all('multipleOf');
  const rounded = candidates.map((value) => {
    if (multiple === undefined) return isWhole ? Math.round(value) : value;
    const decimals = (String(multiple).split('.')[1] ?? '').length;
    return Number((Math.round(value / multiple) * multiple).toFixed(decimals));
  });
  const fitting = rounded.filter(
    (value) =>
      Number.isFinite(value) &&
      (!isWhole || Number.isSafeInteger(value)) &&
      value >= least &&
      value <= most &&
      all('exclusiveMinimum').every((each) => value > each) &&
      all('exclusiveMaximum').every((each) => value < each),
  );
  const chosen = fitting.length === 0 ? undefined : random.pick(fitting);
  return chosen === 0 ? 0 : chosen;
};

/** An integer of 64 bits that may fit; whoever asks judges it. */
export const makeBigint = (random: Random, parts: readonly Schema[]): bigint | undefined => {
  const all = (key: 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum' | 'multipleOf'): number[] =>
    parts.flatMap((part) => part[key] ?? []);
  const isUnsigned = parts.some(({ format }) => format === 'uint64');
  const [first, last] = isUnsigned ? [0n, 2n ** 64n - 1n] : [-(2n ** 63n), 2n ** 63n - 1n];
  const lower = [...all('minimum').map(Math.ceil), ...all('exclusiveMinimum').map((each) => Math.floor(each) + 1)];
  const upper = [...all('maximum').map(Math.floor), ...all('exclusiveMaximum').map((each) => Math.ceil(each) - 1)];
  const inOrder = (values: readonly bigint[]): bigint[] => [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const least = inOrder([first, ...lower.map(BigInt)]).at(-1) ?? first;
  const [most = last] = inOrder([last, ...upper.map(BigInt)]);
  const near = [0n, 1n, -1n, BigInt(random.between(-1000, 1000)), 2n ** 53n + 1n, -(2n ** 53n) - 1n];
  const candidates = [least, most, most - 1n, ...near, 2n ** 62n + BigInt(random.between(0, 1000))];
  const [multiple = 1] = all('multipleOf');
  // Twice a step, or ten times it, is whole where the step is not.
  const step = BigInt([1, 2, 10, 100].map((times) => times * multiple).find(Number.isInteger) ?? 1);
  const fitting = candidates
    .flatMap((value) => [(value / step) * step, (value / step + 1n) * step])
    .filter((value) => value >= least && value <= most);
  return fitting.length === 0 ? undefined : random.pick(fitting);
};
