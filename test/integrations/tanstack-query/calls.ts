/** Runs queries and mutations with a version of the library. Exported functions return values that a test compares. */
import { createClient } from '@case/client';
import {
  createPetMutation,
  deletePetMutation,
  getNewsOptions,
  getPetKey,
  getPetOptions,
  listByLinkInfiniteOptions,
  listByNextInfiniteOptions,
  listByOffsetInfiniteOptions,
  listPetsInfiniteOptions,
  listPetsKey,
  listPetsOptions,
  refreshMutation,
  searchPetsInfiniteOptions,
} from '@case/client/tanstack-query';
import type * as five from '@tanstack/query-core';
import type * as four from 'query-core-4';
import { server } from './server.js';

type Library = typeof five | typeof four;

const signals: AbortSignal[] = [];
const client = createClient({
  fetch: Object.assign(
    (url: string, init: RequestInit) => {
      if (init.signal) signals.push(init.signal);
      return url.includes('page=99') ? new Promise<Response>(() => {}) : server.fetch(url, init);
    },
    { baseUrl: 'https://pets.example' },
  ),
});

/** Returns the ids on all pages, which an observer reads one after another. */
async function readPages(
  { QueryClient, InfiniteQueryObserver }: typeof five,
  options: { readonly queryKey: readonly unknown[] },
  idsOf: (page: never) => readonly number[],
): Promise<unknown> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new InfiniteQueryObserver(queries, options as never);
  const stop = observer.subscribe(() => {});
  await observer.refetch();
  while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage();
  stop();
  const { data, error } = observer.getCurrentResult();
  return [error, (data as unknown as { pages: never[] }).pages.map(idsOf)];
}

const ids = ({ pets }: { readonly pets: readonly { readonly id: number }[] }): number[] => pets.map(({ id }) => id);

export async function run(library: Library): Promise<Record<string, unknown>> {
  const { QueryClient, QueryObserver, MutationObserver } = library as typeof five;
  const infinite = (
    options: { readonly queryKey: readonly unknown[] },
    idsOf: (page: never) => readonly number[] = ids,
  ) => readPages(library as typeof five, options, idsOf);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const attempt = (work: Promise<unknown>) =>
    work.then(
      (value) => value ?? 'undefined',
      (error: unknown) => String(error),
    );

  const options = getPetOptions(client, { path: { id: 3 } });
  const pet = await queries.fetchQuery(options);
  const cached = queries.getQueryData(getPetKey({ path: { id: 3 } }));
  const missing = await attempt(queries.fetchQuery(getPetOptions(client, { path: { id: 12 } })));
  const empty = await queries.fetchQuery(getNewsOptions(client));
  await new MutationObserver(queries, refreshMutation(client)).mutate();
  const news = await new QueryClient().fetchQuery(getNewsOptions(client));

  await queries.fetchQuery(listPetsOptions(client, { query: { owner: 5n } }));
  await queries.fetchQuery(listPetsOptions(client, { query: { owner: 6n } }));
  const matches = queries.getQueryCache().findAll({ queryKey: listPetsKey() } as never).length;
  const one = queries.getQueryCache().findAll({ queryKey: listPetsKey({ query: { owner: 5n } }) } as never).length;

  signals.length = 0;
  const observer = new QueryObserver(queries, listPetsOptions(client, { query: { page: 99 } }) as never);
  observer.subscribe(() => {})();
  await new Promise((done) => setTimeout(done, 20));
  const aborted = signals.map((signal) => signal.aborted);

  return {
    pet,
    isCached: cached === pet,
    missing,
    empty,
    news,
    created: await new MutationObserver(queries, createPetMutation(client)).mutate({ body: { name: 'Tom' } }),
    refused: await attempt(new MutationObserver(queries, createPetMutation(client)).mutate({ body: { name: 'Rex' } })),
    deleted: await attempt(new MutationObserver(queries, deletePetMutation(client)).mutate({ path: { id: 1 } })),
    matches,
    one,
    aborted,
    byNumber: await infinite(listPetsInfiniteOptions(client)),
    fromThree: await infinite(listPetsInfiniteOptions(client, { query: { page: 3 } })),
    byOffset: await infinite(listByOffsetInfiniteOptions(client)),
    byLink: await infinite(listByLinkInfiniteOptions(client), ({ body }: never) => ids(body)),
    byNext: await infinite(listByNextInfiniteOptions(client)),
    byCursor: await infinite(searchPetsInfiniteOptions(client, { body: { name: 'Pet' } })),
  };
}
