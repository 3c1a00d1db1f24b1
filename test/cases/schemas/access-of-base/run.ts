import { deepEqual } from 'node:assert/strict';
import { addTask, createClient } from '@case/client';
import { createServer } from '@case/server';
import type { TaskInput } from '@case/types';

const server = createServer({ handlers: { addTask: ({ body }) => ({ status: 201, body: { ...body, id: 'a' } }) } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });

const body: TaskInput = { name: 'x' };
deepEqual((await addTask(client, { body })).body, { name: 'x', id: 'a' });
// @ts-expect-error: no part of the schema declares this property.
const wrong: TaskInput = { name: 'x', nam: 'y' };
deepEqual(wrong.name, 'x');
