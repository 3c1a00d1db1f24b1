/** The examples of schemas, as their pages show them. */
import type { Json } from '../../../../runtime/codec/operation.js';
import { createSampleGenerators } from '../../../emit/samples/generators.js';
import type { Api } from '../../../ir/api.js';
import type { NamedSchema } from '../../../ir/schema.js';
import { indentJson } from './json.js';

/** Maximum length of a generated example in characters; longer ones explain less than the fields do. */
const mostCharacters = 4_000;

/** Returns the example of a schema as indented JSON; `undefined` if there is none. */
export type SchemaExamples = (named: NamedSchema) => string | undefined;

/**
 * Creates a function that returns the first example of a schema in the document, else a generated value. Nothing is generated for
 * schemas of single values, or if a value would be too long.
 */
export function createSchemaExamples(api: Api): SchemaExamples {
  const { received } = createSampleGenerators(api);
  const generate = (schema: NamedSchema['schema']): Json | undefined => {
    const sample = received.make(schema, () => undefined);
    return 'value' in sample && typeof sample.value === 'object' && sample.value !== null ? sample.value : undefined;
  };
  return ({ schema }) => {
    const [declared] = schema.examples ?? [];
    if (declared !== undefined) return indentJson(declared);
    const generated = generate(schema);
    const text = generated === undefined ? '' : indentJson(generated);
    return text === '' || text === '{}' || text.length > mostCharacters ? undefined : text;
  };
}
