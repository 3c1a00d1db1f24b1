import { deepEqual } from 'node:assert/strict';
import { createServer } from '@case/server';

// An operation with an unsupported security scheme is skipped, not generated without security.
function done() {
return ({ status: 204 }) as const;
}
const server = createServer({ handlers: { open: done, own: done }, security: { token: (token) => token || undefined } });
async function statusOf(path: string): Promise<number> {
return (await server.fetch(new Request(`http://case/${path}`))).status;
}
deepEqual(await Promise.all(['inherited', 'open', 'own', 'either'].map(statusOf)), [501, 204, 401, 501]);
