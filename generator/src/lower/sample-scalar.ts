/** Example texts and numbers of schemas that give none. */
import type { Schema } from '../api/schema.js';
import { quote } from '../diagnostics.js';
import { findMatch } from '../patterns/match.js';
import { createRandom, noChance } from '../patterns/random.js';

const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-01-15T09:30:00Z',
  date: '2026-01-15',
  time: '09:30:00Z',
  duration: 'P1D',
  email: 'someone@example.com',
  'idn-email': 'someone@example.com',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/',
  'uri-reference': '/example',
  iri: 'https://example.com/',
  'iri-reference': '/example',
  uuid: '3f2b8c1e-9d4a-4e6b-8a7c-5d1f0e2b3c4d',
  'json-pointer': '/example',
  'relative-json-pointer': '0',
  'uri-template': '/{id}',
  regex: '^.*$',
  byte: 'ZXhhbXBsZQ==',
};

/** Longer texts show a reader nothing. */
const longestText = 10_000;

type Result<T> = T | { readonly reason: string };

/** A text of a schema, or the reason why there is none. */
export const sampleString = (schema: Schema): Result<string> => {
  const { pattern, format = '', minLength: least = 0, maxLength: most = Number.POSITIVE_INFINITY } = schema;
  if (least > longestText) return { reason: `a text of more than ${longestText} characters` };
  if (pattern !== undefined) {
    // The plainest of what it matches, else any.
    const found = [noChance, createRandom(1)].map((each) => findMatch(each, [pattern], { least, most }));
    return found.find((each) => each !== undefined) ?? { reason: `a text for the pattern ${quote(pattern)}` };
  }
  const text = (Object.hasOwn(formats, format) ? formats[format] : undefined) ?? 'example';
  return text.padEnd(least, 'x').slice(0, most);
};

/** The least number of a schema that is a multiple of its step, else one near 1; or the reason why there is none. */
export const sampleNumber = (schema: Schema): Result<number> => {
  const { multipleOf: step = 1, exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  const least = schema.minimum ?? (above === undefined ? undefined : above + step);
  const most = schema.maximum ?? (below === undefined ? undefined : below - step);
  const wanted = least ?? Math.min(1, most ?? 1);
  const found = Math.ceil(wanted / step) * step;
  return Number.isFinite(found) ? found : { reason: `a multiple of ${step} from ${wanted} on` };
};
