/** What a user of React writes: the types of data, errors and variables are those of the document. */
import { createClient, isApiError, type Pet } from '@case/client';
import {
  createPetMutation,
  getPetKey,
  getPetOptions,
  listByLinkInfiniteOptions,
  listPetsInfiniteOptions,
  refreshMutation,
} from '@case/client/tanstack-query';
import {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

const client = createClient({ baseUrl: location.origin });
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });

function usePet(id: number) {
  return useQuery(getPetOptions(client, { path: { id } }));
}

function Pets() {
  const pet = usePet(1);
  const missing = usePet(12);
  const list = useInfiniteQuery(listPetsInfiniteOptions(client));
  const linked = useInfiniteQuery(listByLinkInfiniteOptions(client));
  const create = useMutation(createPetMutation(client));
  const refresh = useMutation(refreshMutation(client));
  const name: string | undefined = pet.data?.name;
  const names: string[] | undefined = list.data?.pages.flatMap(({ pets }) => pets.map((each: Pet) => each.name));
  const next: string | null | undefined = linked.data?.pages.at(-1)?.next;
  // @ts-expect-error a pet has no age
  void pet.data?.age;
  // @ts-expect-error a new pet has a name
  void (() => create.mutate({ body: {} }));
  void (() => refresh.mutate());
  const problem: string | undefined =
    missing.error?.name === 'ApiError' && missing.error.status === 404 ? missing.error.body.message : undefined;
  const status = isApiError(create.error) ? create.error.status : undefined;
  return h(
    'div',
    null,
    h('p', { id: 'pet' }, name),
    h('p', { id: 'names' }, names?.join()),
    h('p', { id: 'next' }, next),
    h('p', { id: 'problem' }, problem),
    h('p', { id: 'created' }, create.data?.name ?? status),
    h('button', { type: 'button', id: 'more', onClick: () => list.fetchNextPage() }),
    h('button', { type: 'button', id: 'create', onClick: () => create.mutate({ body: { name: 'Tom' } }) }),
  );
}

/** `queryOptions` of the library adds the type of the data to the key. */
export function readCached(): string | undefined {
  const options = queryOptions(getPetOptions(client, { path: { id: 1 } }));
  void queries.invalidateQueries({ queryKey: getPetKey() });
  return queries.getQueryData(options.queryKey)?.name;
}

const place = document.getElementById('root');
if (place !== null) createRoot(place).render(h(QueryClientProvider, { client: queries }, h(Pets)));
