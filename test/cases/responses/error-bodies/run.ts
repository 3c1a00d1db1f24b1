/** Errors that the server itself causes have the declared body. */
import { deepEqual, equal } from 'node:assert/strict';
import { createServer, type Handlers, type ServerProblem } from '@case/server';

function done() {
return ({ status: 200 }) as const;
}
const names = ['fastapi', 'spring', 'nest', 'aspnet', 'rails', 'nested', 'message', 'odd'] as const;
const handlers: Handlers = {
  fastapi: done, spring: done, nest: done, aspnet: done, rails: done, nested: done, message: done, odd: done,
};
const server = createServer({ handlers });

async function send(name: string, body: unknown, query = '', to = server): Promise<Response> {
return to.fetch(
    new Request(`http://case/${name}${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'r1' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}
async function refuse(name: string, body: unknown, query = ''): Promise<unknown> {
  const response = await send(name, body, query);
  return { status: response.status, type: response.headers.get('content-type'), body: await response.json() };
}
const json = 'application/json';
const wrong = { tags: ['a', 1] };

for (const name of names) equal((await send(name, { name: 'a' })).status, 200);

deepEqual(await refuse('fastapi', wrong), {
  status: 422,
  type: json,
  body: {
    detail: [
      { loc: ['body', 'name'], msg: 'is required', type: 'required' },
      { loc: ['body', 'tags', 1], msg: 'must be a string', type: 'type' },
    ],
  },
});
deepEqual(await refuse('fastapi', { name: 'a' }, '?q=x'), {
  status: 422,
  type: json,
  body: { detail: [{ loc: ['query', 'q'], msg: 'must be an integer', type: 'type' }] },
});
// Malformed JSON is a 400, for which no response is declared.
deepEqual(await refuse('fastapi', '{'), {
  status: 400,
  type: 'application/problem+json',
  body: {
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    detail: 'The body is not valid JSON',
    errors: {},
  },
});

const spring = (await (await send('spring', wrong)).json()) as { timestamp: string };
equal(Number.isNaN(Date.parse(spring.timestamp)), false);
deepEqual(
  { ...spring, timestamp: '' },
  {
    timestamp: '',
    status: 400,
    error: 'Bad Request',
    message: 'The body is not valid',
    path: '/spring',
    fieldErrors: [
      { field: 'name', message: 'is required' },
      { field: 'tags.1', message: 'must be a string' },
    ],
  },
);
deepEqual(await refuse('nest', wrong), {
  status: 422,
  type: json,
  body: { statusCode: 422, message: ['name is required', 'tags.1 must be a string'], error: 'Unprocessable Content' },
});
deepEqual(await refuse('aspnet', wrong), {
  status: 400,
  type: 'application/problem+json',
  body: {
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    detail: 'The body is not valid',
    instance: '/aspnet',
    errors: { name: ['is required'], 'tags.1': ['must be a string'] },
  },
});
deepEqual(await refuse('rails', wrong), {
  status: 422,
  type: json,
  body: { errors: { name: ['is required'], 'tags.1': ['must be a string'] } },
});
deepEqual(await refuse('nested', wrong), {
  status: 400,
  type: json,
  body: { error: { code: 'invalid_request', message: 'The body is not valid' } },
});
deepEqual(await refuse('message', wrong), { status: 400, type: json, body: { message: 'The body is not valid' } });

// Where neither schema matches, `errorBody` makes the body.
function errorBody({ issues }: ServerProblem) {
return { x: issues.length, y: 0 };
}
const own = createServer({ handlers, errorBody });
deepEqual(await (await send('odd', wrong, '', own)).json(), { x: 2, y: 0 });
