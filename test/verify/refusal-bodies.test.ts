/** `verify` checks the bodies of error responses against the document, both built-in and invalid bodies. */
import { expect, test } from 'vitest';
import type { Call } from '../../generator/src/commands/verify/calls.js';
import type { OperationReport } from '../../generator/src/commands/verify/report.js';
import { verifyOperation } from '../../generator/src/commands/verify/round-trip.js';
import { createValueContext } from '../../generator/src/commands/verify/valid.js';
import { prepare } from '../../generator/src/prepare.js';
import { loadText, testConfig } from '../support/documents.js';

function specOf(schema: string): string {
  return `
openapi: 3.1.0
info: { title: Case, version: '1' }
paths:
  /items:
    get:
      operationId: listItems
      parameters: [{ name: size, in: query, required: true, schema: { type: integer } }]
      responses:
        '204': { description: Done }
        '422': { description: Refused, content: { application/json: { schema: ${schema} } } }
`;
}

/** Returns a call of a server that rejects invalid requests with this body. */
function refuseWith(refusalBody: unknown): Call {
  return async ({ id }, { request, reply, rewrite }) => {
    const url = 'http://verify.test/items';
    const isValid = rewrite === undefined && Number.isInteger(Object(request['query']).size);
    if (!isValid) return { status: 422, url, refusalBody, error: new Error('refused') };
    return { handler: { id, input: { ...request } }, status: 204, url, result: { ...Object(reply) } };
  };
}

async function verify(schema: string, refusalBody: unknown): Promise<OperationReport> {
  const document = await loadText(specOf(schema));
  const { value: subject, diagnostics } = prepare(document, testConfig);
  const [operation] = subject?.api.operations ?? [];
  if (subject === undefined || operation === undefined) throw new Error(JSON.stringify(diagnostics));
  const { api, errorBodies } = subject;
  const session = {
    api,
    bench: createValueContext(api),
    call: refuseWith(refusalBody),
    errorBodies,
    seed: 1,
    count: 5,
  };
  return verifyOperation(session, operation);
}

const message = '{ type: object, required: [message], properties: { message: { type: string } } }';

test('verify passes if the body of an error response matches its schema', async () => {
  expect(await verify(message, { message: 'size is required' })).toMatchObject({ notTried: [] });
  expect(await verify(message, { message: 'size is required' })).not.toHaveProperty('failure');
});

test('verify fails if the body of an error response does not match its schema', async () => {
  const { failure } = await verify(message, { title: 'Unprocessable Content', status: 422 });
  expect(failure).toMatchObject({ of: 'refusal' });
  expect(failure?.reason).toMatch(/the body of the 422 response does not match its schema: \{"?title/u);
});

test('lists a response as not tried if the server cannot produce the declared error body', async () => {
  const odd = '{ type: object, required: [x, y], properties: { x: { type: integer }, y: { type: integer } } }';
  const { failure, notTried } = await verify(odd, { title: 'Unprocessable Content', status: 422 });
  expect(failure).toBeUndefined();
  expect(notTried).toEqual([
    {
      what: 'the body of the built-in 422 response',
      reason: 'the server cannot produce the declared body; pass errorBody to createServer',
    },
  ]);
});
