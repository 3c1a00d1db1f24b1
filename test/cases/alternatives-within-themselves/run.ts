import { equal } from 'node:assert/strict';
import { createServer } from '@case/server';

const done = (): { status: 204 } => ({ status: 204 });
const server = createServer({ handlers: { keepAny: done, keepOne: done, keepTree: done } });

/** A value of so many levels, as deep as JSON may be with 32. */
const nest = (levels: number, last: string): string => '{"next":'.repeat(levels - 1) + last + '}'.repeat(levels - 1);

/** The status, and of a refusal whether it is one of the schema: it names what is wrong. */
const send = async (path: string, body: string): Promise<string> => {
  const headers = { 'content-type': 'application/json' };
  const response = await server.fetch(new Request(`http://case${path}`, { method: 'POST', headers, body }));
  const text = await response.text();
  return response.status === 204 ? '204' : `${response.status} ${text.includes('nested too deeply') ? 'depth' : 'schema'}`;
};

// Three alternatives on each of 32 levels are 3^32 ways to what is wrong; each level is looked at, not each way.
equal(await send('/any', nest(32, '{"value":1}')), '204');
equal(await send('/any', nest(32, '{"value":"no"}')), '400 schema');
equal(await send('/any', nest(33, '{"value":1}')), '400 depth');
equal(await send('/any', nest(2, '{"value":"no"}')), '400 schema');

// Where one has to fit, all are looked at in what is right, too.
equal(await send('/one', nest(32, '{"value":1}')), '204');
equal(await send('/one', nest(32, '{"value":"no"}')), '400 schema');

// What was found of one request says nothing of the next.
equal(await send('/one', nest(32, '{"value":2}')), '204');

equal(await send('/tree', '{"left":{"right":"a"}}'), '204');
equal(await send('/tree', '{"left":{"right":1}}'), '400 schema');
