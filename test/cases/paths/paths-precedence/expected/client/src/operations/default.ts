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
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  unwrap,
} from '../runtime/client.js';
import { writeScalar } from '../runtime/codec.js';

export const getPetOperation: Operation<GetPetRequest, GetPetResult> = {
  id: 'getPet',
  method: 'GET',
  path: '/pets/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: null,
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

export const deletePetOperation: Operation<DeletePetRequest, DeletePetResult> = {
  id: 'deletePet',
  method: 'DELETE',
  path: '/pets/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: null,
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

export const getMineOperation: Operation<GetMineRequest, GetMineResult> = {
  id: 'getMine',
  method: 'GET',
  path: '/pets/mine',
  accept: null,
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

export const listToysOperation: Operation<ListToysRequest, ListToysResult> = {
  id: 'listToys',
  method: 'GET',
  path: '/pets/{id}/toys',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: null,
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

export const getMineOfOperation: Operation<GetMineOfRequest, GetMineOfResult> = {
  id: 'getMineOf',
  method: 'GET',
  path: '/pets/mine/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: null,
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

export const rootOperation: Operation<RootRequest, RootResult> = {
  id: 'root',
  method: 'GET',
  path: '/',
  accept: null,
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

/** default */
export interface DefaultApi {
  /** `GET /pets/{id}` */
  getPet(request: GetPetRequest, options?: RequestOptions): Promise<undefined>;
  /** `DELETE /pets/{id}` */
  deletePet(request: DeletePetRequest, options?: RequestOptions): Promise<undefined>;
  /** `GET /pets/mine` */
  getMine(request?: GetMineRequest, options?: RequestOptions): Promise<undefined>;
  /** `GET /pets/{id}/toys` */
  listToys(request: ListToysRequest, options?: RequestOptions): Promise<undefined>;
  /** `GET /pets/mine/{id}` */
  getMineOf(request: GetMineOfRequest, options?: RequestOptions): Promise<undefined>;
  /** `GET /` */
  root(request?: RootRequest, options?: RequestOptions): Promise<undefined>;
}

export const createDefaultApi = (client: Sender<OnUndeclared>): DefaultApi => ({
  getPet: (request, options) => unwrap(client.send(getPetOperation, request, options)),
  deletePet: (request, options) => unwrap(client.send(deletePetOperation, request, options)),
  getMine: (request = {}, options) => unwrap(client.send(getMineOperation, request, options)),
  listToys: (request, options) => unwrap(client.send(listToysOperation, request, options)),
  getMineOf: (request, options) => unwrap(client.send(getMineOfOperation, request, options)),
  root: (request = {}, options) => unwrap(client.send(rootOperation, request, options)),
});
