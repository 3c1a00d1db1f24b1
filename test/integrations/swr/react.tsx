/** What a user of React writes: the types of data, arguments and pages are those of the document. */
import { createClient, getPetOperation, isApiError, type Pet } from '@case/client';
import {
  createPetMutation,
  deletePetMutation,
  getNewsFetcher,
  getNewsKey,
  getPetFetcher,
  getPetKey,
  listByLinkPagesFetcher,
  listByLinkPagesKey,
  listByNextPagesFetcher,
  listByNextPagesKey,
  listByOffsetPagesFetcher,
  listByOffsetPagesKey,
  listPetsFetcher,
  listPetsKey,
  listPetsPagesFetcher,
  listPetsPagesKey,
  refreshMutation,
  searchPetsPagesFetcher,
  searchPetsPagesKey,
} from '@case/client/swr';
import { createElement as h, type ReactElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import useSWR, { SWRConfig, useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import useSWRMutation from 'swr/mutation';

const client = createClient({ baseUrl: location.origin });

function usePet(id: number | undefined) {
  return useSWR(id === undefined ? null : getPetKey({ path: { id } }), getPetFetcher(client));
}

function text(id: string, value: unknown): ReactElement {
  return h('p', { id }, value === undefined ? 'undefined' : JSON.stringify(value));
}

function button(id: string, onClick: () => unknown): ReactElement {
  return h('button', { type: 'button', id, onClick });
}

function Pet1(): ReactElement {
  const pet = usePet(1);
  const missing = usePet(12);
  const skipped = usePet(undefined);
  const news = useSWR(getNewsKey(), getNewsFetcher(client));
  // Bigints are sent as such.
  const owned = useSWR(listPetsKey({ query: { owner: 5n } }), listPetsFetcher(client));
  const name: string | undefined = pet.data?.name;
  const latest: string | null | undefined = news.data;
  // @ts-expect-error a pet has no age
  void pet.data?.age;
  // @ts-expect-error a request of this operation has an id
  void (() => getPetKey({}));
  const { error } = missing;
  const problem: string | undefined =
    isApiError(error, getPetOperation) && error.status === 404 ? error.body.message : undefined;
  return h(
    'div',
    null,
    text('pet', name),
    text('problem', problem),
    text('skipped', [skipped.isLoading, skipped.data === undefined]),
    text('news', latest),
    text('owned', owned.data?.pets.length),
  );
}

function Changes(): ReactElement {
  const { mutate } = useSWRConfig();
  const create = useSWRMutation(listPetsKey(), createPetMutation(client));
  const remove = useSWRMutation(listPetsKey(), deletePetMutation(client));
  const refresh = useSWRMutation(getNewsKey(), refreshMutation(client));
  // @ts-expect-error a new pet has a name
  void (() => create.trigger({ body: {} }));
  // @ts-expect-error a pet to delete has an id
  void (() => remove.trigger());
  const created: Pet | undefined = create.data;
  const refused = create.error instanceof Error ? create.error.message : undefined;
  return h(
    'div',
    null,
    text('created', refused ?? created?.name),
    button('create', () => create.trigger({ body: { name: 'Tom' } })),
    button('refuse', () => create.trigger({ body: { name: 'Rex' } }, { throwOnError: false })),
    button('refresh', () => refresh.trigger()),
    button('all', () => mutate((key) => Array.isArray(key) && key[0] === 'listPets')),
  );
}

interface Listed {
  readonly size: number;
  readonly setSize: (size: number) => unknown;
}

/** Requests one page more than exists, one by one, and shows the ids of all pages. */
function pages(id: string, list: Listed, ids: readonly (readonly number[])[] | undefined): ReactElement {
  const { size, setSize } = list;
  const count = ids?.length;
  useEffect(() => {
    if (count === size) setSize(size + 1);
  }, [count, size, setSize]);
  return text(id, [size, ids]);
}

const idsOf = ({ pets }: { readonly pets: readonly Pet[] }): number[] => pets.map(({ id }) => id);

function Lists(): ReactElement {
  const byNumber = useSWRInfinite(listPetsPagesKey(), listPetsPagesFetcher(client));
  const fromThree = useSWRInfinite(listPetsPagesKey({ query: { page: 3 } }), listPetsPagesFetcher(client));
  const byOffset = useSWRInfinite(listByOffsetPagesKey(), listByOffsetPagesFetcher(client));
  const byLink = useSWRInfinite(listByLinkPagesKey(), listByLinkPagesFetcher(client));
  const byNext = useSWRInfinite(listByNextPagesKey(), listByNextPagesFetcher(client));
  const byCursor = useSWRInfinite(searchPetsPagesKey({ body: { name: 'Pet' } }), searchPetsPagesFetcher(client));
  const parallel = useSWRInfinite(listPetsPagesKey({ query: { page: 2 } }), listPetsPagesFetcher(client), {
    parallel: true,
    initialSize: 3,
  });
  const next: string | null | undefined = byLink.data?.at(-1)?.next;
  return h(
    'div',
    null,
    pages('by-number', byNumber, byNumber.data?.map(idsOf)),
    pages('from-three', fromThree, fromThree.data?.map(idsOf)),
    pages('by-offset', byOffset, byOffset.data?.map(idsOf)),
    pages(
      'by-link',
      byLink,
      byLink.data?.map(({ body }) => idsOf(body)),
    ),
    pages('by-next', byNext, byNext.data?.map(idsOf)),
    pages('by-cursor', byCursor, byCursor.data?.map(idsOf)),
    text('next', next),
    text('parallel', parallel.data?.length),
  );
}

const place = document.getElementById('root');
const parts =
  location.search === '?lists'
    ? [h(Lists, { key: 'lists' })]
    : [h(Pet1, { key: 'pet' }), h(Changes, { key: 'changes' })];
const value = { shouldRetryOnError: false, dedupingInterval: 0 };
if (place !== null) createRoot(place).render(h(SWRConfig, { value }, parts));
