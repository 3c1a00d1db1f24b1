import { deepEqual } from 'node:assert/strict';
import { createClient, listNotes } from '@case/client';
import { createServer } from '@case/server';
import { petOwnerNameValues, type Note, type PetOwnerName } from '@case/types';

const name: PetOwnerName = petOwnerNameValues[0];
const note: Note = { by: { name } };
const server = createServer({ handlers: { listNotes: ({ query }) => ({ status: 200, body: { by: { name: query.by ?? name } } }) } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
deepEqual((await listNotes(client)).body, note);
