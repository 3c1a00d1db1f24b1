// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  DeletePetRequest,
  DeletePetResult,
  GetMineOfRequest,
  GetMineOfResult,
  GetMineRequest,
  GetMineResult,
  GetPetRequest,
  GetPetResult,
  ListToysRequest,
  ListToysResult,
  RootRequest,
  RootResult,
} from '@case/types/operations/default';
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import { writeScalar } from '../runtime/codec/writers/scalar.js';

/** The data of `getPet`. */
export const getPetOperation: Operation<GetPetRequest, GetPetResult> = {
  id: 'getPet',
  method: 'GET',
  path: '/pets/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '204': {} },
};

/** `GET /pets/{id}` */
export function getPet<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetPetRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetPetResult, U>> {
  return client.send(getPetOperation, request, options);
}

/** The data of `deletePet`. */
export const deletePetOperation: Operation<DeletePetRequest, DeletePetResult> = {
  id: 'deletePet',
  method: 'DELETE',
  path: '/pets/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '204': {} },
};

/** `DELETE /pets/{id}` */
export function deletePet<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeletePetRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeletePetResult, U>> {
  return client.send(deletePetOperation, request, options);
}

/** The data of `getMine`. */
export const getMineOperation: Operation<GetMineRequest, GetMineResult> = {
  id: 'getMine',
  method: 'GET',
  path: '/pets/mine',
  responses: { '204': {} },
};

/** `GET /pets/mine` */
export function getMine<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetMineRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<GetMineResult, U>> {
  return client.send(getMineOperation, request, options);
}

/** The data of `listToys`. */
export const listToysOperation: Operation<ListToysRequest, ListToysResult> = {
  id: 'listToys',
  method: 'GET',
  path: '/pets/{id}/toys',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '204': {} },
};

/** `GET /pets/{id}/toys` */
export function listToys<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListToysRequest,
  options?: RequestOptions<U>,
): Promise<Received<ListToysResult, U>> {
  return client.send(listToysOperation, request, options);
}

/** The data of `getMineOf`. */
export const getMineOfOperation: Operation<GetMineOfRequest, GetMineOfResult> = {
  id: 'getMineOf',
  method: 'GET',
  path: '/pets/mine/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '204': {} },
};

/** `GET /pets/mine/{id}` */
export function getMineOf<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetMineOfRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetMineOfResult, U>> {
  return client.send(getMineOfOperation, request, options);
}

/** The data of `root`. */
export const rootOperation: Operation<RootRequest, RootResult> = {
  id: 'root',
  method: 'GET',
  path: '/',
  responses: { '204': {} },
};

/** `GET /` */
export function root<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: RootRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<RootResult, U>> {
  return client.send(rootOperation, request, options);
}
