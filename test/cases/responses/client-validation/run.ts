import { deepEqual, equal, ok, rejects } from 'node:assert/strict';
import { createClient, createPet, getPet, getReport } from '@case/client';
import {
  createPetRequestSchema,
  createPetResponseChecks,
  getPetRequestSchema,
  getPetResponseChecks,
  getPetResponseSchemas,
  InvalidResponseError,
  petSchema,
  responseChecks,
  type StandardSchema,
  validateResponses,
} from '@case/client/standard-schema';
import type { CreatePetRequest, Pet } from '@case/types';

let reply: () => Response = () => new Response();
const json = (body: unknown, status = 200, type = 'application/json'): void => {
  reply = () => new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
};
const client = createClient({ fetch: async () => reply() });
const checked = validateResponses(client, responseChecks);
const request = { path: { id: 1 } };

json({ id: 1, name: '', kind: 'dog', friends: [{ id: 'x', name: 'Ann', kind: 'cat' }] });
// Without validation, the body is whatever the server sent.
equal((await getPet(client, request)).status, 200);
await rejects(getPet(checked, request), (error) => {
  ok(error instanceof InvalidResponseError);
  deepEqual([error.name, error.operationId, error.status], ['InvalidResponseError', 'getPet', 200]);
  deepEqual(
    error.issues.map(({ path }) => path),
    [['name'], ['friends', 0, 'id']],
  );
  equal(error.message, 'getPet: 200 (the body is not valid: name must have at least 1 character)');
  equal(error.headers.get('content-type'), 'application/json');
  return true;
});
// Only the named operations are validated.
equal((await getPet(validateResponses(client, { createPet: createPetResponseChecks }), request)).status, 200);
await rejects(getPet(validateResponses(client, { getPet: getPetResponseChecks }), request), InvalidResponseError);

// A newer server may send a `kind` that the document does not list; the type allows it, too.
json({ id: 1, name: 'Rex', kind: 'axolotl' });
const response = await getPet(checked, request);
deepEqual(response.body, { id: 1, name: 'Rex', kind: 'axolotl' });

// Errors are validated by the range that declares them.
json({ detail: 'no' }, 404, 'application/problem+json');
await rejects(getPet(checked, request), InvalidResponseError);
json({ title: 'No pet' }, 404, 'application/problem+json');
equal((await getPet(checked, request)).status, 404);

// Each media type has its own schema; bytes are not validated.
json({ count: 'many' });
await rejects(getReport(checked), InvalidResponseError);
json({ count: 2 });
equal((await getReport(checked)).status, 200);
reply = () => new Response('long', { headers: { 'content-type': 'text/plain' } });
await rejects(getReport(checked), InvalidResponseError);
reply = () => new Response('anything', { headers: { 'content-type': 'application/octet-stream' } });
equal((await getReport(checked)).status, 200);
reply = () => new Response(null, { status: 204 });
equal((await createPet(checked, { body: { name: 'Rex', kind: 'dog' } })).status, 204);

function pathsOf<T>(schema: StandardSchema<T>, value: unknown): (string | number)[][] {
  const result = schema['~standard'].validate(value);
  return 'issues' in result ? result.issues.map(({ path }) => [...path]) : [];
}

deepEqual(pathsOf(getPetRequestSchema, request), []);
deepEqual(pathsOf(getPetRequestSchema, {}), [['path', 'id']]);
deepEqual(pathsOf(getPetRequestSchema, { path: { id: 0 }, headers: { 'X-Trace': 'a' } }), [
  ['path', 'id'],
  ['headers', 'X-Trace'],
]);
deepEqual(pathsOf(getPetRequestSchema, null), [[]]);
deepEqual(pathsOf(createPetRequestSchema, {}), [['body']]);
deepEqual(pathsOf(createPetRequestSchema, { body: { id: 1, name: 'Rex', kind: 'cow' } }), [
  ['body', 'id'],
  ['body', 'kind'],
]);
const valid: CreatePetRequest = { body: { name: 'Rex', kind: 'dog' } };
const result = createPetRequestSchema['~standard'].validate(valid);
ok('value' in result);
const back: CreatePetRequest = result.value;
equal(back, valid);

const pets: StandardSchema<Pet> = getPetResponseSchemas[200];
deepEqual(pathsOf(pets, { id: 1, name: 'Rex', kind: 'axolotl' }), []);
deepEqual(pathsOf(petSchema, { id: 1, name: 'Rex', kind: 'axolotl' }), [['kind']]);
deepEqual(pathsOf(getPetResponseSchemas['4XX'], { title: 1 }), [['title']]);
