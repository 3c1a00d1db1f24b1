import { follow, operations, schemasWithin } from '../lib/walk.js';

/**
 * Each array that a request can hold has `maxItems`, in its body and in its parameters, however deep. A list without an
 * end would be ended by something that no response documents: a database, a stack, the time that a handler has.
 */
export function boundedRequests() {
  return {
    Root(root, ctx) {
      const seen = new Set();
      const check = (what, node, location) => {
        for (const found of schemasWithin(ctx, node, location, false, seen)) {
          const types = [found.node.type ?? []].flat();
          if (!types.includes('array') || Number.isInteger(found.node.maxItems)) continue;
          ctx.report({ message: `${what} holds an array without \`maxItems\`.`, location: found.location.key() });
        }
      };
      for (const { path, node, location } of operations(root, ctx)) {
        const what = node.operationId ?? path;
        const body = node.requestBody && follow(ctx, node.requestBody, location.child(['requestBody']));
        for (const [type, media] of Object.entries(body?.node?.content ?? {})) {
          if (media.schema)
            check(`The body of \`${what}\``, media.schema, body.location.child(['content', type, 'schema']));
        }
        for (const found of parameters(root, ctx, path, node, location)) {
          if (!found.node.schema) continue;
          const parameter = `The parameter \`${found.node.name}\` of \`${what}\``;
          check(parameter, found.node.schema, found.location.child(['schema']));
        }
      }
    },
  };
}

/** The parameters of an operation, and those that its path item has for all of its operations. */
function* parameters(root, ctx, path, node, location) {
  const paths = follow(ctx, root.paths, ctx.location.child(['paths']));
  const item = follow(ctx, paths.node[path], paths.location.child([path]));
  for (const holder of [{ node, location }, item]) {
    for (const [index, parameter] of (holder.node.parameters ?? []).entries()) {
      const found = follow(ctx, parameter, holder.location.child(['parameters', index]));
      if (found?.node) yield found;
    }
  }
}
