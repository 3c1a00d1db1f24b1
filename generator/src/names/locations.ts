/** Derives names for unnamed schemas from their location in the document. */

import { deriveOperationIds } from '../support/case.js';
import { split } from '../support/json-pointer.js';

/** Pointer tokens that are structural and therefore not part of a name. */
const structural: ReadonlySet<string> = new Set(
  (
    'properties patternProperties additionalProperties items prefixItems schema content responses parameters headers ' +
    'requestBody allOf anyOf oneOf $defs definitions application/json'
  ).split(' '),
);

/** Returns words for a location: `Pet owner` for `/components/schemas/Pet/properties/owner`. */
export function describeLocation(pointer: string): string {
  const [first = '', second = '', third = '', ...rest] = split(pointer);
  const head =
    first === 'paths' ? deriveOperationIds(third, second)[0] : first === 'components' ? third : `${second} ${third}`;
  return [head, ...rest.filter((token) => !structural.has(token))].join(' ');
}
