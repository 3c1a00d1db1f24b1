/** Reads the documentation in nodes of the model. */
import { describeLimits } from './limits.js';
import type { Docs, Schema } from './schema.js';

/** Returns only the documentation fields of a schema, parameter or operation. */
export function docsOf({
  summary,
  description,
  deprecated,
  deprecatedSince,
  sunset,
  externalDocs,
  limits,
}: Docs): Docs {
  return {
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && { description }),
    ...(deprecated !== undefined && { deprecated }),
    ...(deprecatedSince !== undefined && { deprecatedSince }),
    ...(sunset !== undefined && { sunset }),
    ...(externalDocs !== undefined && { externalDocs }),
    ...(limits !== undefined && { limits }),
  };
}

/** Returns the documentation of a schema, including constraints that its type does not express. */
export function docsOfSchema(schema: Schema): Docs {
  const limits = describeLimits(schema);
  return docsOf(limits === undefined ? schema : { ...schema, limits });
}
