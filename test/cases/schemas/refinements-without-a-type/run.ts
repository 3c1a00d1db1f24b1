/**
 * A property that is refined without a type keeps the type from the other schema and is required if either schema
 * requires it.
 */
import { deepEqual } from 'node:assert/strict';
import { createApi, createClient } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({
  handlers: {
    getDescribed: () => ({ status: 200, body: { a: 1 } }),
    getBounded: () => ({ status: 200, body: { a: 1, b: 'x' } }),
    getVariants: () => ({ status: 200, body: { a: 'x' } }),
    getRequired: () => ({ status: 200, body: { a: 1, b: 2 } }),
    getOthers: () => ({ status: 200, body: { list: [1], record: { x: 1 }, both: { y: 1 } } }),
    getList: () => ({ status: 200, body: [1] }),
  },
});
const api = createApi(createClient({ baseUrl: 'http://case', fetch: server.fetch })).default;

const described: number = (await api.getDescribed()).a;
const bounded: number = (await api.getBounded()).a;
const variant: number | string = (await api.getVariants()).a;
const required: number | undefined = (await api.getRequired()).a;
deepEqual([described, bounded, variant, required], [1, 1, 'x', 1]);

const others = await api.getOthers();
const list: number[] = others.list;
const record: number | undefined = others.record.x;
const both: number = others.both.y;
deepEqual([list, record, both, await api.getList()], [[1], 1, 1, [1]]);

createServer({
  handlers: {
    // @ts-expect-error: must be an integer.
    getDescribed: () => ({ status: 200, body: { a: 'x' } }),
    // @ts-expect-error: the property is required.
    getVariants: () => ({ status: 200, body: {} }),
    // @ts-expect-error: the property is required in an object.
    getOthers: () => ({ status: 200, body: { list: [], record: {}, both: {} } }),
  },
  mock: true,
});
