/** What is called after its place in the document, since it has no name there. */
import { split } from '../support/json-pointer.js';
import { deriveOperationId } from '../support/case.js';

/** Tokens of pointers that say how a document is built, and not what is meant. */
const structural: ReadonlySet<string> = new Set(
  (
    'properties patternProperties additionalProperties items prefixItems schema content responses parameters headers ' +
    'requestBody allOf anyOf oneOf $defs definitions application/json'
  ).split(' '),
);

/** Words for a place: `Pet owner` for `/components/schemas/Pet/properties/owner`. */
export const describeLocation = (pointer: string): string => {
  const [first = '', second = '', third = '', ...rest] = split(pointer);
  const head =
    first === 'paths' ? deriveOperationId(third, second) : first === 'components' ? third : `${second} ${third}`;
  return [head, ...rest.filter((token) => !structural.has(token))].join(' ');
};
