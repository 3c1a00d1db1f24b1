/** Detects operations that return a list. */
import type { Operation } from '../ir/api.js';
import { schemaOfContent } from '../ir/content.js';
import type { SchemaIndex } from '../ir/schema-index.js';
import { followType, listProperties } from '../ir/type-members.js';
import { typeOfPart } from '../ir/type-of.js';
import { toSingularWords } from '../support/words.js';

/** Common names of the property that contains the items of a page. */
const usual = new Set(['content', 'data', 'entry', 'item', 'list', 'object', 'record', 'result', 'value']);

/** Returns whether an operation responds with an array, or with an object that has an array of the group's resources. */
export function returnsList(index: SchemaIndex, { responses }: Operation, group: readonly string[]): boolean {
  const success = responses.find(({ status }) => status.startsWith('2'));
  const schema = success?.content.map(schemaOfContent).find((each) => each !== undefined);
  const isItems = (name: string): boolean => {
    const words = toSingularWords(name).join(' ');
    return usual.has(words) || words === group.join(' ') || words === group.at(-1);
  };
  if (schema === undefined) return false;
  const type = followType(index, typeOfPart(index, schema, 'received'));
  if (type.kind === 'array') return true;
  // It is not known which variant of a union a response contains.
  const properties = type.kind === 'union' ? [] : listProperties(index, type);
  return properties.some((property) => isItems(property.name) && followType(index, property.type).kind === 'array');
}
