/** Generates sample strings for formats that are checked or well known. */
import type { Random } from '../support/regexp/random.js';

/** Letters and digits. */
export const plain = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

function dateOf(random: Random): string {
  return random.pick([
    '2024-02-29',
    '1970-01-01',
    '9999-12-31',
    `${random.between(1900, 2100)}-${pad(random.between(1, 12), 2)}-${pad(random.between(1, 28), 2)}`,
  ]);
}

function timeOf(random: Random): string {
  const clock = [23, 59, 59].map((most) => pad(random.between(0, most), 2)).join(':');
  return `${clock}${random.pick(['', '.5', '.123456'])}${random.pick(['Z', '+02:00', '-11:30'])}`;
}

/** Returns a time whose year in UTC is at most 9999, because later years cannot be written (RFC 3339, 5.6). */
function instantOf(random: Random): string {
  const text = `${dateOf(random)}T${timeOf(random)}`;
  return text.startsWith('9999-12-31') ? text.replace('-11:30', 'Z') : text;
}

function hex(random: Random, length: number): string {
  return Array.from({ length }, () => random.pick([...'0123456789abcdef'])).join('');
}

function word(random: Random, most: number): string {
  return Array.from({ length: random.between(1, most) }, () => random.pick(plain)).join('');
}

function host(random: Random): string {
  return `${word(random, 8)}.example.${random.pick(['com', 'org', 'test'])}`;
}

/** Encodes UTF-8 text as Base64. */
export function toBase64(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64');
}

/** Generates strings of a format: plain ones for readers, and varied or longer ones for tests. */
interface Format {
  readonly plain: readonly string[];
  readonly varied: (random: Random) => string;
  /** Returns a string with the given length or, if that is not possible, a slightly longer one. */
  readonly ofLength?: (length: number) => string;
}

function label(length: number): string {
  return Array.from({ length }, (_, index) => (index % 60 === 59 && index < length - 1 ? '.' : 'a')).join('');
}

const uris = ['https://example.com/', 'https://example.com/1', 'https://example.com/2', 'a:b'];
const references = ['/example', '/example/1', '/example/2', '/a', ''];

function long(start: string): (length: number) => string {
  return (length) => start.padEnd(length, 'x');
}

function numbered(make: (count: number) => string): string[] {
  return [0, 1, 2, 3].map(make);
}

export const formats: Readonly<Record<string, Format>> = {
  'date-time': {
    plain: [...numbered((n) => `2026-01-15T09:3${n}:00Z`), '2026-01-15T09:30:00.000Z', '2026-01-15T09:30:00+00:00'],
    varied: instantOf,
    ofLength: (length) => `2026-01-15T09:30:00.${'0'.repeat(Math.max(1, length - 21))}Z`,
  },
  date: { plain: numbered((n) => `2026-01-1${5 + n}`), varied: dateOf },
  time: {
    plain: [...numbered((n) => `09:3${n}:00Z`), '09:30:00+00:00'],
    varied: timeOf,
    ofLength: (length) => `09:30:00.${'0'.repeat(Math.max(1, length - 10))}Z`,
  },
  duration: {
    plain: ['P1D', 'P2D', 'P3D', 'PT1H', 'P1Y2M3DT4H5M6S'],
    varied: (random) => random.pick(['P1D', 'PT0S', 'P2W', 'P1Y2M3DT4H5M6S', 'PT1.5S']),
    ofLength: (length) => `P1${'0'.repeat(Math.max(0, length - 3))}D`,
  },
  email: {
    plain: ['someone@example.com', 'else@example.com', 'another@example.com', 'a@b.co'],
    varied: (random) => `${word(random, 8)}${random.pick(['', '+tag', '.b'])}@${host(random)}`,
    ofLength: (length) =>
      `${'a'.repeat(Math.min(60, Math.max(1, length - 8)))}@${label(Math.max(3, length - 64 - 4))}.com`,
  },
  'idn-email': {
    plain: ['someone@example.com', 'else@example.com', 'a@b.co'],
    varied: (random) => `${word(random, 8)}@${host(random)}`,
  },
  hostname: {
    plain: ['example.com', 'example.org', 'www.example.com', 'a.co', 'a'],
    varied: host,
    ofLength: label,
  },
  'idn-hostname': { plain: ['example.com', 'example.org', 'a.co'], varied: host, ofLength: label },
  ipv4: {
    plain: [...numbered((n) => `192.0.2.${n + 1}`), '192.168.100.100', '1.1.1.1'],
    varied: (random) => Array.from({ length: 4 }, () => random.between(0, 255)).join('.'),
  },
  ipv6: {
    plain: [...numbered((n) => `2001:db8::${n + 1}`), '2001:0db8:0000:0000:0000:0000:0000:0001', '::1', '::'],
    varied: (random) => random.pick(['::', '::1', `2001:db8::${hex(random, 4)}`, 'fe80::1:2']),
  },
  uri: {
    plain: uris,
    varied: (random) =>
      `${random.pick(['https', 'urn:x', 'http'])}://${host(random)}/${word(random, 5)}?a=b%20c#d`.replace(
        'urn:x://',
        'urn:',
      ),
    ofLength: long('https://example.com/'),
  },
  'uri-reference': {
    plain: references,
    varied: (random) =>
      random.pick([`/${word(random, 5)}`, `${word(random, 4)}?x=1`, '#f', `https://${host(random)}/`]),
    ofLength: long('/'),
  },
  iri: { plain: uris, varied: (random) => `https://${host(random)}/`, ofLength: long('https://example.com/') },
  'iri-reference': { plain: references, varied: (random) => `/${word(random, 5)}`, ofLength: long('/') },
  uuid: {
    plain: numbered(
      (n) =>
        `3f2b8c1e-9d4a-4e6b-8a7c-5d1f0e2b3c4${(13 + n) % 16 < 10 ? (13 + n) % 16 : 'abcdef'[((13 + n) % 16) - 10]}`,
    ),
    varied: (random) => [8, 4, 4, 4, 12].map((length) => hex(random, length)).join('-'),
  },
  'json-pointer': {
    plain: ['/example', '/example/0', '/a', ''],
    varied: (random) => random.pick(['', '/', '/a~1b', `/${word(random, 4)}/0`]),
    ofLength: long('/'),
  },
  'relative-json-pointer': {
    plain: ['0', '1', '2', '1/a'],
    varied: (random) => random.pick(['0', '1/a']),
    ofLength: long('0/'),
  },
  'uri-template': {
    plain: ['/{id}', '/a/{id}', '/b/{id}'],
    varied: (random) => `/${word(random, 4)}/{id}`,
    ofLength: long('/{id}'),
  },
  regex: { plain: ['^.*$', '^a$', 'a'], varied: (random) => random.pick(['^a+$', '[a-z]*']), ofLength: long('a') },
  byte: {
    plain: ['ZXhhbXBsZQ==', 'YQ==', 'Yg==', ''],
    varied: (random) => toBase64(word(random, 12)),
    ofLength: (length) => 'A'.repeat(Math.ceil(length / 4) * 4),
  },
};
