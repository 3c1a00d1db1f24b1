/** A document as it may have been when it had less. */
import { asObject } from '../../generator/src/openapi/values.js';

/** How much a document had less, so that a test can ask whether it is anything. */
export interface Missing {
  values: number;
  properties: number;
  alternatives: number;
}

/** Members that hold parts by names of their own: none of these is a keyword. */
const maps = new Set(['paths', 'schemas', 'parameters', 'responses', 'headers', 'content', 'requestBodies', 'mapping']);

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Without each second property, without all values of an enumeration but the last, and without the
 * first of several alternatives; without examples, defaults and pages, too, since these are of today.
 */
export const makeYounger = (value: unknown, missing: Missing, isMap = false): unknown => {
  if (Array.isArray(value)) return value.map((each) => makeYounger(each, missing));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(asObject(value));
  const younger = members
    .filter(([key]) => isMap || !['example', 'examples', 'default', 'x-pagination'].includes(key))
    .map(([key, each]) => [
      key,
      makeYounger(isMap ? each : leaveOut(key, each, asObject(value), missing), missing, !isMap && isNamed(key, each)),
    ]);
  return Object.fromEntries(younger);
};

const isNamed = (key: string, value: unknown): boolean =>
  (maps.has(key) && !Array.isArray(value)) || key === 'properties';

/** Whether a schema had a property: it is the first, the third and so on, or tells alternatives apart. */
const isThere = (name: string, { properties, discriminator }: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(asObject(properties)).indexOf(name) % 2 !== 1 || asObject(discriminator)['propertyName'] === name;

const leaveOut = (
  key: string,
  value: unknown,
  schema: Readonly<Record<string, unknown>>,
  missing: Missing,
): unknown => {
  if (key === 'enum') {
    missing.values += asList(value).length - 1;
    return asList(value).slice(-1);
  }
  if (key === 'oneOf' && schema['discriminator'] === undefined && asList(value).length > 2) {
    missing.alternatives += 1;
    return asList(value).slice(1);
  }
  if (key === 'required' && Array.isArray(value)) return value.filter((name) => isThere(String(name), schema));
  if (key !== 'properties') return value;
  const all = Object.entries(asObject(value));
  const kept = all.filter(([name]) => isThere(name, schema));
  missing.properties += all.length - kept.length;
  return Object.fromEntries(kept);
};
