import { follow, operations, schemasWithin } from '../lib/walk.js';

/** A schema with one of these is what stands around a record, not a record. */
const AROUND = ['records', 'message', 'success'];

/**
 * A field of a response that no request with the same tag writes is `readOnly`. Schemas that requests use, too, are
 * left alone, and so is what lies within a field that is `readOnly`.
 *
 * @param {{ except?: string[] }} options `except` names the schemas that are not records
 */
export function readOnlyFields({ except = [] } = {}) {
  return {
    Root(root, ctx) {
      const requested = new Set();
      const written = new Set();
      const fields = new Map();
      const all = [...operations(root, ctx)];
      for (const { node, location } of all) {
        for (const found of bodies(ctx, node.requestBody, location.child(['requestBody']))) {
          requested.add(found.node);
          for (const name of Object.keys(found.node.properties ?? {})) written.add(`${node.tags?.[0]} ${name}`);
        }
      }
      for (const { node, location } of all) {
        for (const [status, response] of Object.entries(node.responses ?? {})) {
          if (!status.startsWith('2')) continue;
          for (const found of bodies(ctx, response, location.child(['responses', status]))) {
            if (found.isReadOnly || requested.has(found.node)) continue;
            if (AROUND.some((name) => name in (found.node.properties ?? {}))) continue;
            for (const [name, property] of Object.entries(found.node.properties ?? {})) {
              if (property?.readOnly === true) continue;
              const field = fields.get(property) ?? { name, tags: [], location: found.location };
              fields.set(property, { ...field, tags: [...field.tags, node.tags?.[0]] });
            }
          }
        }
      }
      for (const { name, tags, location } of fields.values()) {
        const schema = /schemas\/[^#]*#\/(\w+)/.exec(location.absolutePointer)?.[1];
        if (except.includes(schema) || tags.some((tag) => written.has(`${tag} ${name}`))) continue;
        const message = `No request writes the field \`${name}\` of \`${schema}\`, so it should be \`readOnly\`.`;
        ctx.report({ message, location: location.child(['properties', name]).key() });
      }
    },
  };
}

/** The schemas of the bodies of a request or of a response. */
function* bodies(ctx, node, location) {
  const found = node && follow(ctx, node, location);
  for (const [type, media] of Object.entries(found?.node?.content ?? {})) {
    yield* schemasWithin(ctx, media.schema, found.location.child(['content', type, 'schema']));
  }
}
