/** A property that is refined without a type has the type that another schema declares, and is required where one says so. */
import { deepEqual } from 'node:assert/strict';
import { createApi, createClient } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({
  handlers: {
    getDescribed: () => ({ status: 200, body: { a: 1 } }),
    getBounded: () => ({ status: 200, body: { a: 1, b: 'x' } }),
    getVariants: () => ({ status: 200, body: { a: 'x' } }),
    getRequired: () => ({ status: 200, body: { a: 1, b: 2 } }),
  },
});
const api = createApi(createClient({ baseUrl: 'http://case', fetch: server.fetch })).default_;

const described: number = (await api.getDescribed()).a;
const bounded: number = (await api.getBounded()).a;
const variant: number | string = (await api.getVariants()).a;
const required: number | undefined = (await api.getRequired()).a;
deepEqual([described, bounded, variant, required], [1, 1, 'x', 1]);

createServer({
  handlers: {
    // @ts-expect-error An integer.
    getDescribed: () => ({ status: 200, body: { a: 'x' } }),
    // @ts-expect-error It is required.
    getVariants: () => ({ status: 200, body: {} }),
  },
  mock: true,
});
