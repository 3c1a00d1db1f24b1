/** Makes a document smaller, so that it resembles an older version. */
import { asObject } from '../../generator/src/openapi/values.js';

/** Numbers of removed parts, by which a test checks that enough was removed. */
export interface Missing {
  values: number;
  properties: number;
  alternatives: number;
}

/** Maps whose keys are names rather than keywords. */
const maps = new Set(['paths', 'schemas', 'parameters', 'responses', 'headers', 'content', 'requestBodies', 'mapping']);

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Removes every second property, all values of an enumeration except the last, and the first of several variants. Also
 * removes examples, defaults and pagination, which describe the current version.
 */
export function makeOlder(value: unknown, missing: Missing, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((each) => makeOlder(each, missing));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(asObject(value));
  const younger = members
    .filter(([key]) => isMap || !['example', 'examples', 'default', 'x-pagination'].includes(key))
    .map(([key, each]) => [
      key,
      makeOlder(isMap ? each : leaveOut(key, each, asObject(value), missing), missing, !isMap && isNamed(key, each)),
    ]);
  return Object.fromEntries(younger);
}

function isNamed(key: string, value: unknown): boolean {
  return (maps.has(key) && !Array.isArray(value)) || key === 'properties';
}

/** Whether the smaller document keeps a property: every other property, and discriminators. */
function isThere(name: string, { properties, discriminator }: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(asObject(properties)).indexOf(name) % 2 !== 1 || asObject(discriminator)['propertyName'] === name;
}

function leaveOut(key: string, value: unknown, schema: Readonly<Record<string, unknown>>, missing: Missing): unknown {
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
}
