/** Names from locations in the document, for unnamed schemas. */
import { split } from '../support/json-pointer.js';
import { deriveOperationId } from '../support/case.js';

/** Pointer tokens that are structural and therefore not part of a name. */
const structural: ReadonlySet<string> = new Set(
  (
    'properties patternProperties additionalProperties items prefixItems schema content responses parameters headers ' +
    'requestBody allOf anyOf oneOf $defs definitions application/json'
  ).split(' '),
);

/** Returns words for a location: `Pet owner` for `/components/schemas/Pet/properties/owner`. */
export const describeLocation = (pointer: string): string => {
  const [first = '', second = '', third = '', ...rest] = split(pointer);
  const head =
    first === 'paths' ? deriveOperationId(third, second) : first === 'components' ? third : `${second} ${third}`;
  return [head, ...rest.filter((token) => !structural.has(token))].join(' ');
};
