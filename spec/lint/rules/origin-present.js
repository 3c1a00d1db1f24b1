import { namedSchemas, operations } from '../lib/walk.js';

/** A section of the document, or one of the two other origins. */
const ORIGIN = /^(?:[1-9](?:\.[1-9]\d?)?|convention|project)$/;

/**
 * Each operation and each named schema says in `x-origin` where it comes from. What is ours says why.
 */
export function originPresent() {
  return {
    Root(root, ctx) {
      const check = (what, node, location) => {
        const origin = node?.['x-origin'];
        const report = (message, at) => ctx.report({ message, location: at });
        if (origin === undefined) {
          report(`${what} has no \`x-origin\`.`, location.key());
        } else if (typeof origin !== 'string' || !ORIGIN.test(origin)) {
          const message = `${what} has the \`x-origin\` ${JSON.stringify(origin)}; a section, \`convention\` or`;
          report(`${message} \`project\` is expected, as a string.`, location.child(['x-origin']));
        } else if (origin === 'project' && !node['x-origin-reason']) {
          report(`${what} is ours, and needs an \`x-origin-reason\`.`, location.child(['x-origin']));
        }
      };
      for (const { path, method, node, location } of operations(root, ctx)) {
        check(`The operation ${method.toUpperCase()} ${path}`, node, location);
      }
      for (const { name, node, location } of namedSchemas(root, ctx)) {
        check(`The schema \`${name}\``, node, location);
      }
    },
  };
}
