import { deepEqual, equal } from 'node:assert/strict';
import {
  type ApiErrorOf,
  createApi,
  createClient,
  type GetPetResult,
  getPet,
  getPetOperation,
  isApiError,
  type RemovePetResult,
  removePetOperation,
  unwrap,
} from '@case/client';
import { createServer } from '@case/server';

const server = createServer({
  handlers: {
    getPet: ({ path: { status } }) => {
      switch (status) {
        case 304:
          return { status: 304 };
        case 404:
          return { status: 404, body: { missing: 'pet' } };
        case 409:
          return { status: 409, body: { refused: 'twice' } };
        default:
          return { status: 503, body: { failed: 1 } };
      }
    },
    removePet: () => ({ status: 204 }),
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const api = createApi(client).default;

/** Describes an error; compiles only if the types match the document. */
function describe(error: unknown): string {
  // An operation without declared errors has no error type.
  if (isApiError(error, removePetOperation)) return error satisfies never;
  if (!isApiError(error, getPetOperation)) return 'another';
  switch (error.status) {
    case 304:
      return `${error.body satisfies undefined}`;
    case 404:
      return error.body.missing;
    case 409:
      return error.body.refused;
    case 503:
      return error.body.failed.toFixed(1);
    default:
      // @ts-expect-error: 200 is not an error.
      return error.status === 200 ? 'never' : `${error.operationId}`;
  }
}

const said: string[] = [];
for (const status of [304, 404, 409, 503])
  await unwrap(getPet(client, { path: { status } })).catch((error: unknown) => said.push(describe(error)));
await api.getPet({ path: { status: 409 } }).catch((error: unknown) => said.push(describe(error)));
deepEqual(said, ['undefined', 'pet', 'twice', '1.0', 'twice']);

// An error matches only its own operation and status.
const error: unknown = await api.getPet({ path: { status: 404 } }).catch((thrown: unknown) => thrown);
deepEqual(
  [isApiError(error, getPetOperation), isApiError(error, removePetOperation), isApiError(error, 404)],
  [true, false, true],
);
equal(describe(new Error('none')), 'another');

// With the type of the result, for code that passes errors on.
function bodyOf(each: ApiErrorOf<GetPetResult>): unknown {
return (each.status === 404 ? each.body : each.status);
}
equal(isApiError(error, getPetOperation) && typeof bodyOf(error), 'object');
function none(each: ApiErrorOf<RemovePetResult>): never {
return each;
}
equal(none.length, 1);
