import { equal } from 'node:assert/strict';
import { createServer } from '@case/server';

function done(): { status: 204 } {
return { status: 204 };
}
const server = createServer({ handlers: { keepAny: done, keepOne: done, keepTree: done } });

/** Returns JSON that is nested `levels` deep. Bodies may have 32 levels. */
function nest(levels: number, last: string): string {
return '{"next":'.repeat(levels - 1) + last + '}'.repeat(levels - 1);
}

/** Returns the status, and for a 400 whether the schema or the depth limit was violated. */
async function send(path: string, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await server.fetch(new Request(`http://case${path}`, { method: 'POST', headers, body }));
  const text = await response.text();
  return response.status === 204 ? '204' : `${response.status} ${text.includes('nested too deeply') ? 'depth' : 'schema'}`;
}

// Three variants on each of 32 levels are 3^32 combinations; each level is checked only once.
equal(await send('/any', nest(32, '{"value":1}')), '204');
equal(await send('/any', nest(32, '{"value":"no"}')), '400 schema');
equal(await send('/any', nest(33, '{"value":1}')), '400 depth');
equal(await send('/any', nest(2, '{"value":"no"}')), '400 schema');

// `oneOf` checks all variants of a valid value, too.
equal(await send('/one', nest(32, '{"value":1}')), '204');
equal(await send('/one', nest(32, '{"value":"no"}')), '400 schema');

// Cached results do not leak into the next request.
equal(await send('/one', nest(32, '{"value":2}')), '204');

equal(await send('/tree', '{"left":{"right":"a"}}'), '204');
equal(await send('/tree', '{"left":{"right":1}}'), '400 schema');
