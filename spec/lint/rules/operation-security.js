import { operations } from '../lib/walk.js';

/**
 * Each operation states its own `security`. The default of the document would otherwise hide that an operation
 * of another surface was forgotten.
 */
export function operationSecurity() {
  return {
    Root(root, ctx) {
      for (const { path, method, node, location } of operations(root, ctx)) {
        if (Array.isArray(node.security) && node.security.length > 0) continue;
        const message = `${method.toUpperCase()} ${path} does not state its own \`security\`.`;
        ctx.report({ message, location: location.key() });
      }
    },
  };
}
