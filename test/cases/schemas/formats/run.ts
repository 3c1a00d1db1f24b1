import { equal } from 'node:assert/strict';
import { createClient, echo } from '@case/client';
import { createServer } from '@case/server';
import type { Formatted } from '@case/types';

const server = createServer({ handlers: { echo: () => ({ status: 204 }) } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
async function send(body: Formatted): Promise<number> {
return (await echo(client, { body }).catch(() => undefined))?.status ?? 400;
}
equal(await send({ day: '2026-02-28', own: 'anything', large: 9007199254740991 }), 204);
equal(await send({ day: '2026-02-30' }), 400);
equal(await send({ id: 'x' }), 400);
