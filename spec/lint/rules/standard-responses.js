import { operations } from '../lib/walk.js';

const ALWAYS = ['401', '403', '429', '5XX'];

/**
 * Each operation declares the responses that every operation can give.
 *
 * @param {{ statuses?: string[] }} options `statuses` replaces the list of statuses
 */
export function standardResponses({ statuses = ALWAYS } = {}) {
  return {
    Root(root, ctx) {
      for (const { path, method, node, location } of operations(root, ctx)) {
        const missing = statuses.filter((status) => !node.responses?.[status]);
        if (missing.length === 0) continue;
        const message = `${method.toUpperCase()} ${path} does not declare ${missing.join(', ')}.`;
        ctx.report({ message, location: location.child(['responses']).key() });
      }
    },
  };
}
