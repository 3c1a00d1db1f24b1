/** Detects unions of null and another schema. */
import type { Schema } from '../../ir/schema.js';
import type { Site } from './codegen-context.js';
import { silent } from './conditions.js';
import { possibleTypes } from './possible-types.js';

/** Returns whether a schema allows only null. */
function isNull(schema: Schema): boolean {
  return (
    schema.types?.length === 1 &&
    schema.types[0] === 'null' &&
    Object.keys(schema).every((key) => key === 'types' || silent.has(key))
  );
}

/** If one of two variants is null, returns the other one, unless that also allows null. */
export function findOther(site: Site, members: readonly Schema[]): Schema | undefined {
  const [other, ...more] = members.filter((each) => !isNull(each));
  if (members.length !== 2 || other === undefined || more.length > 0) return undefined;
  const types = possibleTypes(site.schemas, other);
  return types === undefined || types.has('null') ? undefined : other;
}

/** Returns the other schema of a union with null, if the schema has no other keywords. */
export function findBesideNull(site: Site, schema: Schema): Schema | undefined {
  const keywords = Object.keys(schema).filter((key) => !silent.has(key));
  const members = schema.anyOf ?? schema.oneOf;
  return keywords.length === 1 && members !== undefined ? findOther(site, members) : undefined;
}
