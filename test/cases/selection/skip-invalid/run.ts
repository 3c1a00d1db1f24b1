import { deepEqual } from 'node:assert/strict';
import { createServer } from '@case/server';

const server = createServer({ handlers: { listPets: () => ({ status: 204 }) } });
async function statusOf(method: string, path: string): Promise<number> {
return (await server.fetch(new Request(`http://case${path}`, { method }))).status;
}
const asked = [statusOf('GET', '/pets'), statusOf('POST', '/pets'), statusOf('PUT', '/pets'), statusOf('GET', '/far')];
deepEqual(await Promise.all(asked), [204, 501, 501, 501]);
