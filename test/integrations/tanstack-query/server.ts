/** An API with ten pets, two per page. */
import { createServer, type Handlers } from '@case/server';
import type { Pet } from '@case/types';

interface Page {
  readonly pets: Pet[];
  readonly following: number;
  readonly hasMore: boolean;
}

/** Returns the two pets after the first `count` pets. */
function pageAfter(count: number): Page {
  const pets = [count + 1, count + 2].map((id) => ({ id, name: `Pet ${id}` })).filter(({ id }) => id <= 10);
  return { pets, following: count + 2, hasMore: count + 2 < 10 };
}

function linkTo(path: string, { following, hasMore }: Page): string | undefined {
  return hasMore ? `${path}?after=${following}` : undefined;
}

let news: string | undefined;

const handlers: Handlers = {
  listPets: ({ query }) => {
    const { pets, hasMore } = pageAfter(((query.page ?? 1) - 1) * 2);
    return { status: 200, body: { pets, more: hasMore } };
  },
  listByOffset: ({ query }) => ({ status: 200, body: { pets: pageAfter(query.offset ?? 0).pets, total: 10 } }),
  listByLink: ({ query }) => {
    const page = pageAfter(query.after ?? 0);
    const next = linkTo('/pets/by-link', page);
    return {
      status: 200,
      body: { pets: page.pets },
      ...(next !== undefined && { headers: { link: `<${next}>; rel="next"` } }),
    };
  },
  listByNext: ({ query }) => {
    const page = pageAfter(query.after ?? 0);
    const next = linkTo('/pets/by-next', page);
    return { status: 200, body: { pets: page.pets, ...(next !== undefined && { next }) } };
  },
  searchPets: ({ body }) => {
    const { pets, following, hasMore } = pageAfter(Number(body?.cursor ?? 0));
    return { status: 200, body: { pets, ...(hasMore && { cursor: BigInt(following) }) } };
  },
  createPet: ({ body }) =>
    body.name === 'Rex'
      ? { status: 409, body: { message: 'Rex exists' } }
      : { status: 201, body: { id: 11, name: body.name } },
  getPet: ({ path }) =>
    path.id <= 10
      ? { status: 200, body: { id: path.id, name: `Pet ${path.id}` } }
      : { status: 404, body: { message: `no pet ${path.id}` } },
  deletePet: () => ({ status: 204 }),
  getPhoto: () => ({ status: 200, body: new Uint8Array([1]) }),
  getNews: () => (news === undefined ? { status: 204 } : { status: 200, body: news }),
  refresh: ({ body }) => {
    news = body === undefined ? 'fresh' : 'given';
    return { status: 204 };
  },
};

export const server = createServer({ handlers });
