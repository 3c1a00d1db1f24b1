import { deepEqual, equal, rejects } from 'node:assert/strict';
import { createApi, createClient, listCats, listPets } from '@case/client';
import { createServer } from '@case/server';
import { type NotFoundKind, notFoundKindValues } from '@case/types';

deepEqual(notFoundKindValues, ['pet', 'cat']);
let kind: NotFoundKind | undefined;
const answer = () => (kind === undefined ? ({ status: 204 } as const) : ({ status: 404, body: { kind } } as const));
const server = createServer({ handlers: { listPets: answer, listCats: answer }, validateAnswers: true, onError: () => undefined });
const client = createClient({ baseUrl: 'http://case', retry: false, fetch: (request) => server.fetch(request) });
equal((await listPets(client)).status, 204);
for (const value of notFoundKindValues) {
  kind = value;
  const pets = await listPets(client);
  equal(pets.status === 404 && pets.body.kind, value);
  const cats = await listCats(client);
  equal(cats.status === 404 && cats.body.kind, value);
}
await rejects(createApi(client).default_.listCats(), { name: 'ApiError', status: 404, body: { kind: 'cat' } });
// What the component does not allow, neither operation answers.
for (const text of ['{"kind":"dog"}', '{}', '{"kind":null}', '[]']) {
  const answerWrong = () => ({ status: 404, body: JSON.parse(text) }) as const;
  const wrong = createServer({
    handlers: { listPets: answerWrong, listCats: answerWrong },
    validateAnswers: true,
    onError: () => undefined,
  });
  for (const path of ['pets', 'cats'])
    equal((await wrong.fetch(new Request(`http://case/${path}`))).status, 500);
}
