import { deepEqual } from 'node:assert/strict';
import { createServer } from '@case/server';

// What asks for a scheme that is not generated is left out, never left open.
const done = () => ({ status: 204 }) as const;
const server = createServer({ handlers: { open: done, own: done }, security: { token: (token) => token || undefined } });
const statusOf = async (path: string): Promise<number> => (await server.fetch(new Request(`http://case/${path}`))).status;
deepEqual(await Promise.all(['inherited', 'open', 'own', 'either'].map(statusOf)), [501, 204, 401, 501]);
