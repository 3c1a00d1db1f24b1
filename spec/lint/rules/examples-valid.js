import { SchemaValidator } from '../lib/validator.js';
import { follow } from '../lib/walk.js';

/**
 * Each example conforms to its schema: those of media types, parameters, headers and schemas, and the default
 * values of schemas. Redocly checks three of these itself, but lets an example pass when a discriminator stops
 * its validator, and does not look at headers and defaults.
 */
export function examplesValid() {
  const validator = new SchemaValidator();

  const check = (ctx, what, schema, schemaLocation, value, location) => {
    for (const error of validator.errors(ctx, schema, schemaLocation, value)) {
      ctx.report({ message: `${what} does not conform to the schema: ${error}.`, location });
    }
  };

  /** Media types, parameters and headers have `schema`, `example` and a map of `examples`. */
  const carrier = (what) => ({
    leave(node, ctx) {
      if (!node.schema) return;
      const schemaLocation = ctx.location.child(['schema']);
      if (node.example !== undefined) {
        check(ctx, `${what} example`, node.schema, schemaLocation, node.example, ctx.location.child(['example']));
      }
      for (const [name, example] of Object.entries(node.examples ?? {})) {
        const found = follow(ctx, example, ctx.location.child(['examples', name]));
        if (found?.node?.value === undefined) continue;
        const label = `${what} example \`${name}\``;
        check(ctx, label, node.schema, schemaLocation, found.node.value, found.location.child(['value']));
      }
    },
  });

  return {
    MediaType: carrier('Media type'),
    Parameter: carrier('Parameter'),
    Header: carrier('Header'),
    Schema: {
      leave(schema, ctx) {
        if (typeof schema !== 'object' || schema === null) return;
        for (const [index, example] of (schema.examples ?? []).entries()) {
          check(ctx, 'Schema example', schema, ctx.location, example, ctx.location.child(['examples', index]));
        }
        if (schema.default !== undefined) {
          check(ctx, 'Default', schema, ctx.location, schema.default, ctx.location.child(['default']));
        }
      },
    },
  };
}
