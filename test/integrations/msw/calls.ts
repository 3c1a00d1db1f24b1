/** Calls the client while the entry's handlers intercept its requests; returns the values that the test compares. */
import {
  adoptPet,
  createClient,
  createPet,
  deletePet,
  getMine,
  getOdd,
  getPet,
  getPetByName,
  listEvents,
  listPets,
  uploadPhoto,
} from '@case/client';
import { createMswHandlers } from '@case/server/msw';
import { type HttpHandler, HttpResponse, http } from 'msw';

const seen: unknown[] = [];

const pets = createMswHandlers(http);

/** Typical user code: inputs and replies have the types of the document. */
export const handlers: HttpHandler[] = [
  pets.listPets(({ query, headers, cookies }) => {
    const limit: number = query.limit;
    const born: Date | undefined = query.born;
    seen.push([query.tags, limit, query.filter?.kind, born instanceof Date, headers['X-Owner'] === 5n, cookies.theme]);
    return {
      status: 200,
      headers: { 'x-total': 1 },
      body: [{ id: 1, name: 'Rex', born: new Date(0), chip: 2n ** 60n }],
    };
  }),
  pets.createPet(async ({ body }) =>
    body.name === 'Rex'
      ? { status: 409, body: { message: 'Rex exists' } }
      : { status: 201, body: { id: 2, name: body.name } },
  ),
  pets.getPet(({ path }) => {
    const id: number = path.id;
    if (id === 404) return { status: 404, body: { message: 'no pet' } };
    // An error of the network, and a status that the document does not have.
    if (id === 0) throw HttpResponse.error();
    if (id === 503) throw HttpResponse.json({ busy: true }, { status: 503 });
    if (id === 13) throw new Error('a failing handler');
    // The document requires a name of at least one character.
    return { status: 200, body: { id, name: id === 99 ? '' : `Pet ${id}` } };
  }),
  pets.getMine(() => ({ status: 200, body: { id: 3, name: 'Mine' } })),
  pets.getPetByName(({ path }) => ({ status: 200, body: { id: 4, name: path.name } })),
  pets.deletePet(() => ({ status: 204 })),
  pets.adoptPet(({ path }, { request }) => {
    seen.push([path.id, request.host instanceof Request]);
    return { status: 204 };
  }),
  pets.getOdd(({ path }) => ({ status: 200, body: path.rest })),
  pets.uploadPhoto(({ body }) => ({ status: 200, body: `${body.title} ${body.file.size}` })),
  pets.listEvents(() => ({ status: 200, body: [{ data: 'one' }, { data: 'two' }] })),
];

/** Code that must not compile. */
export const mistakes = (): unknown => [
  // @ts-expect-error the status is not declared
  pets.getPet(() => ({ status: 418, body: { message: 'no' } })),
  // @ts-expect-error the body has another type
  pets.getPet(() => ({ status: 200, body: { id: 'one', name: 'Rex' } })),
  // @ts-expect-error a declared header is missing
  pets.listPets(() => ({ status: 200, body: [] })),
  // @ts-expect-error there is no such parameter
  pets.getPet(({ path }) => ({ status: 200, body: { id: path.ids, name: 'Rex' } })),
  // @ts-expect-error there is no such operation
  pets.getCat,
];

export async function run(
  use: (...handlers: HttpHandler[]) => void,
  baseUrl: string,
): Promise<Record<string, unknown>> {
  const client = createClient({ baseUrl, auth: { session: 'any' } });
  const attempt = (work: Promise<{ readonly status: number; readonly body?: unknown }>) =>
    work.then(
      ({ status, body }) => [status, body],
      (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
    );
  const list = await listPets(client, {
    query: { tags: ['a', 'b,c'], filter: { kind: 'cat' }, born: new Date(0) },
    headers: { 'X-Owner': 5n },
  });
  const [rex] = list.status === 200 ? list.body : [];
  const events = await listEvents(client, {});
  const names: unknown[] = [];
  if (events.status === 200) for await (const { data } of events.body) names.push(data);
  await adoptPet(client, { path: { id: 7 } });
  const first = await attempt(getPet(client, { path: { id: 1 } }));
  use(pets.getPet(() => ({ status: 200, body: { id: 0, name: 'Once' } }), { once: true }));
  const form = { title: 'Rex', file: new File(['12345'], 'rex.png') };
  return {
    listed: [rex?.name, rex?.born instanceof Date, rex?.chip === 2n ** 60n],
    seen,
    created: await attempt(createPet(client, { body: { name: 'Tom' } })),
    refused: await attempt(createPet(client, { body: { name: 'Rex' } })),
    invalidBody: (await createPet(client, { body: { name: '' } })).status,
    invalidQuery: (await listPets(client, { query: { limit: 101 } })).status,
    first,
    once: await attempt(getPet(client, { path: { id: 1 } })),
    again: await attempt(getPet(client, { path: { id: 1 } })),
    missing: await attempt(getPet(client, { path: { id: 404 } })),
    network: await attempt(getPet(client, { path: { id: 0 } })),
    undeclared: await attempt(getPet(client, { path: { id: 503 } }, { undeclared: 'return' })),
    failing: await attempt(getPet(client, { path: { id: 13 } }, { undeclared: 'return' })).then(([status]) => status),
    invalidReply: await attempt(getPet(client, { path: { id: 99 } }, { undeclared: 'return' })).then(
      ([status]) => status,
    ),
    mine: await attempt(getMine(client, {})),
    byName: await attempt(getPetByName(client, { path: { name: 'rex' } })),
    deleted: await attempt(deletePet(client, { path: { id: 1 } })),
    odd: await attempt(getOdd(client, { path: { rest: 'a/b:c?d' } })),
    uploaded: await attempt(uploadPhoto(client, { body: form })),
    names,
  };
}
