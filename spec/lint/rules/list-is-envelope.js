import { flatten, follow, namedSchemas, operations } from '../lib/walk.js';

const ENVELOPE = ['page', 'per_page', 'has_next_page', 'count', 'page_count', 'records'];

/**
 * A list is the page envelope: a schema that is named `*_list` or has a `records` array, and the 200 response of
 * each operation whose id begins with `list`.
 *
 * @param {{ except?: string[] }} options `except` names the schemas that are lists of another kind
 */
export function listIsEnvelope({ except = [] } = {}) {
  return {
    Root(root, ctx) {
      const exceptions = new Set();
      const check = (what, node, location) => {
        const { properties, required } = flatten(ctx, node, location);
        const missing = ENVELOPE.filter((name) => !properties.has(name) || !required.has(name));
        if (missing.length === 0) return;
        const fields = missing.map((name) => `\`${name}\``).join(', ');
        ctx.report({ message: `${what} is a list, but lacks the required ${fields}.`, location: location.key() });
      };
      for (const { name, node, location } of namedSchemas(root, ctx)) {
        const records = flatten(ctx, node, location).properties.get('records');
        const isArray = records && follow(ctx, records.node, records.location)?.node?.type === 'array';
        if (except.includes(name)) exceptions.add(node);
        else if (name.endsWith('_list') || isArray) check(`The schema \`${name}\``, node, location);
      }
      for (const { node, location } of operations(root, ctx)) {
        if (!/^list[A-Z]/.test(node.operationId ?? '')) continue;
        const response = follow(ctx, node.responses?.['200'], location.child(['responses', '200']));
        const schema = response?.node?.content?.['application/json']?.schema;
        const at = response?.location?.child(['content', 'application/json', 'schema']);
        const found = schema && follow(ctx, schema, at);
        const what = `The response of \`${node.operationId}\``;
        if (!found) ctx.report({ message: `${what} has no schema.`, location: location.key() });
        else if (!exceptions.has(found.node)) check(what, found.node, found.location);
      }
    },
  };
}
