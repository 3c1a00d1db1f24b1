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
import type { Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import { writeScalar } from '../runtime/codec/writers/scalar.js';

/** The data of `getPet`. */
export const getPetOperation: Operation<GetPetRequest, GetPetResult> = {
  id: 'getPet',
  method: 'GET',
  path: '/pets/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  answers: { '204': {} },
};

/** `GET /pets/{id}` */
export function getPet(
  client: Sender,
  request: GetPetRequest,
  options?: RequestOptions,
): Promise<Received<GetPetResult>> {
  return client.send(getPetOperation, request, options);
}

/** The data of `deletePet`. */
export const deletePetOperation: Operation<DeletePetRequest, DeletePetResult> = {
  id: 'deletePet',
  method: 'DELETE',
  path: '/pets/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  answers: { '204': {} },
};

/** `DELETE /pets/{id}` */
export function deletePet(
  client: Sender,
  request: DeletePetRequest,
  options?: RequestOptions,
): Promise<Received<DeletePetResult>> {
  return client.send(deletePetOperation, request, options);
}

/** The data of `getMine`. */
export const getMineOperation: Operation<GetMineRequest, GetMineResult> = {
  id: 'getMine',
  method: 'GET',
  path: '/pets/mine',
  answers: { '204': {} },
};

/** `GET /pets/mine` */
export function getMine(
  client: Sender,
  request: GetMineRequest = {},
  options?: RequestOptions,
): Promise<Received<GetMineResult>> {
  return client.send(getMineOperation, request, options);
}

/** The data of `listToys`. */
export const listToysOperation: Operation<ListToysRequest, ListToysResult> = {
  id: 'listToys',
  method: 'GET',
  path: '/pets/{id}/toys',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  answers: { '204': {} },
};

/** `GET /pets/{id}/toys` */
export function listToys(
  client: Sender,
  request: ListToysRequest,
  options?: RequestOptions,
): Promise<Received<ListToysResult>> {
  return client.send(listToysOperation, request, options);
}

/** The data of `getMineOf`. */
export const getMineOfOperation: Operation<GetMineOfRequest, GetMineOfResult> = {
  id: 'getMineOf',
  method: 'GET',
  path: '/pets/mine/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  answers: { '204': {} },
};

/** `GET /pets/mine/{id}` */
export function getMineOf(
  client: Sender,
  request: GetMineOfRequest,
  options?: RequestOptions,
): Promise<Received<GetMineOfResult>> {
  return client.send(getMineOfOperation, request, options);
}

/** The data of `root`. */
export const rootOperation: Operation<RootRequest, RootResult> = {
  id: 'root',
  method: 'GET',
  path: '/',
  answers: { '204': {} },
};

/** `GET /` */
export function root(
  client: Sender,
  request: RootRequest = {},
  options?: RequestOptions,
): Promise<Received<RootResult>> {
  return client.send(rootOperation, request, options);
}
