import { follow, operations } from '../lib/walk.js';

/**
 * Each response carries `x-request-id`, and each one with a body has a schema and a named example. A request body
 * has a named example too.
 */
export function responseDocumented() {
  return {
    Root(root, ctx) {
      const seen = new Set();
      const content = (what, found) => {
        for (const [type, media] of Object.entries(found.node?.content ?? {})) {
          const location = found.location.child(['content', type]);
          const report = (message) => ctx.report({ message, location: location.key() });
          if (!media.schema) report(`${what} has no schema.`);
          if (Object.keys(media.examples ?? {}).length === 0) report(`${what} has no named example.`);
        }
      };
      for (const { node, location } of operations(root, ctx)) {
        const body = node.requestBody && follow(ctx, node.requestBody, location.child(['requestBody']));
        if (body) content(`The request body of \`${node.operationId}\``, body);
        for (const [status, response] of Object.entries(node.responses ?? {})) {
          const found = follow(ctx, response, location.child(['responses', status]));
          if (!found || seen.has(found.node)) continue;
          seen.add(found.node);
          const what = `The response ${status} of \`${node.operationId}\``;
          const report = (message) => ctx.report({ message, location: found.location.key() });
          if (!found.node.headers?.['x-request-id']) report(`${what} does not carry \`x-request-id\`.`);
          if (status !== '204' && !found.node.content) report(`${what} has no content.`);
          content(what, found);
        }
      }
    },
  };
}
