/** The programs of `tasks.test.ts`: five tasks, each with the packages of this tool and with those of hey-api. */

export interface Task {
  readonly name: string;
  readonly ours: string;
  readonly theirs: string;
}

const client = `import { createApi, createClient } from './api/client/index.js';

const api = createApi(createClient({ auth: { token: 'secret' } }));
`;

/** Returns the beginning of a program that calls a function of hey-api. */
function heyClient(name: string): string {
  return `import { client } from './hey/client.gen.js';
import { ${name} } from './hey/sdk.gen.js';

client.setConfig({ auth: 'secret' });
`;
}

export const tasks: readonly Task[] = [
  {
    name: 'call an operation',
    ours: `${client}console.log((await api.pets.get({ path: { id: 1 } })).name);`,
    theirs: `${heyClient('getPet')}const { data } = await getPet({ path: { id: 1 }, throwOnError: true });
console.log(data.name);`,
  },
  {
    name: 'distinguish errors',
    ours: `import { createClient, getPet } from './api/client/index.js';

const client = createClient({ auth: { token: 'secret' } });
const result = await getPet(client, { path: { id: 1 } });
if (result.status === 200) console.log(result.body.name);
else if (result.status === 404) console.log('not found', result.body.detail);
else console.log(result.status);`,
    theirs: `${heyClient('getPet')}const { data, error, response } = await getPet({ path: { id: 1 } });
if (data !== undefined) console.log(data.name);
else if (response?.status === 404) console.log('not found', error?.detail);
else console.log(response?.status);`,
  },
  {
    name: 'read all pages',
    ours: `${client}for await (const pet of api.pets.paginateList()) console.log(pet.name);`,
    theirs: `${heyClient('listPets')}for (let offset = 0; ; offset += 20) {
  const { data } = await listPets({ query: { offset }, throwOnError: true });
  for (const pet of data.pets) console.log(pet.name);
  if (data.pets.length < 20) break;
}`,
  },
  {
    name: 'upload a file',
    ours: `${client}const photo = new File(['…'], 'rex.jpg', { type: 'image/jpeg' });
await api.pets.putPhoto({ path: { id: 1 }, body: { photo, caption: 'Rex' } });`,
    theirs: `${heyClient('putPetPhoto')}const photo = new File(['…'], 'rex.jpg', { type: 'image/jpeg' });
await putPetPhoto({ path: { id: 1 }, body: { photo, caption: 'Rex' }, throwOnError: true });`,
  },
  {
    name: 'query and change with TanStack Query',
    ours: `import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { createPetMutation, listPetsKey, listPetsOptions } from './api/client/tanstack-query.js';
import { createClient } from './api/client/index.js';

const client = createClient({ auth: { token: 'secret' } });
const queries = new QueryClient();
console.log((await queries.fetchQuery(listPetsOptions(client))).pets.length);
await new MutationObserver(queries, createPetMutation(client)).mutate({ body: { name: 'Ada', kind: 'cat' } });
await queries.invalidateQueries({ queryKey: listPetsKey() });`,
    theirs: `import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { createPetMutation, listPetsOptions, listPetsQueryKey } from './hey/@tanstack/react-query.gen.js';
import { client } from './hey/client.gen.js';

client.setConfig({ auth: 'secret' });
const queries = new QueryClient();
console.log((await queries.fetchQuery(listPetsOptions())).pets.length);
await new MutationObserver(queries, createPetMutation()).mutate({ body: { name: 'Ada', kind: 'cat' } });
await queries.invalidateQueries({ queryKey: listPetsQueryKey() });`,
  },
];

/** Mistakes that our types reject and those of hey-api accept. */
export const mistakes: readonly Task[] = [
  {
    name: 'a status that the operation does not declare',
    ours: `import { createClient, getPet } from './api/client/index.js';

const result = await getPet(createClient(), { path: { id: 1 } });
if (result.status === 403) console.log('forbidden');`,
    theirs: `import { getPet } from './hey/sdk.gen.js';

const { response } = await getPet({ path: { id: 1 } });
if (response?.status === 403) console.log('forbidden');`,
  },
  {
    name: 'a credential that the document does not have',
    ours: `import { createClient } from './api/client/index.js';

createClient({ auth: { apiKey: 'secret' } });`,
    theirs: `import { client } from './hey/client.gen.js';

client.setConfig({ auth: ({ type }) => (type === 'apiKey' ? 'secret' : undefined) });`,
  },
];
