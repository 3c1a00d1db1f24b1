// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  AddRequest,
  AddResult,
  ConstructorRequest,
  ConstructorResult,
  CreateClientRequest,
  CreateClientResult,
  DeleteRequest,
  DeleteResult,
  GetPetByIdRequest,
  GetPetByIdResult,
  ImportRequest,
  ImportResult,
  ListPetsRequest,
  ListPetsResult,
} from '@case/types/operations/pets';
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  unwrap,
} from '../runtime/client.js';

export const delete_Operation: Operation<DeleteRequest, DeleteResult> = {
  id: 'delete_',
  method: 'GET',
  path: '/0',
  accept: null,
  responses: { '204': {} },
};

/** `GET /0` */
export function delete_<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeleteRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<DeleteResult, U>> {
  return client.send(delete_Operation, request, options);
}

export const listPetsOperation: Operation<ListPetsRequest, ListPetsResult> = {
  id: 'listPets',
  method: 'GET',
  path: '/1',
  accept: null,
  responses: { '204': {} },
};

/** `GET /1` */
export function listPets<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListPetsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListPetsResult, U>> {
  return client.send(listPetsOperation, request, options);
}

export const getPetByIdOperation: Operation<GetPetByIdRequest, GetPetByIdResult> = {
  id: 'getPetById',
  method: 'GET',
  path: '/2',
  accept: null,
  responses: { '204': {} },
};

/** `GET /2` */
export function getPetById<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetPetByIdRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<GetPetByIdResult, U>> {
  return client.send(getPetByIdOperation, request, options);
}

export const addOperation: Operation<AddRequest, AddResult> = {
  id: 'add',
  method: 'GET',
  path: '/3',
  accept: null,
  responses: { '204': {} },
};

/** `GET /3` */
export function add<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: AddRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<AddResult, U>> {
  return client.send(addOperation, request, options);
}

export const import_Operation: Operation<ImportRequest, ImportResult> = {
  id: 'import_',
  method: 'GET',
  path: '/4',
  accept: null,
  responses: { '204': {} },
};

/** `GET /4` */
export function import_<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ImportRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ImportResult, U>> {
  return client.send(import_Operation, request, options);
}

export const createClient_Operation: Operation<CreateClientRequest, CreateClientResult> = {
  id: 'createClient_',
  method: 'GET',
  path: '/5',
  accept: null,
  responses: { '204': {} },
};

/** `GET /5` */
export function createClient_<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateClientRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<CreateClientResult, U>> {
  return client.send(createClient_Operation, request, options);
}

export const constructor_Operation: Operation<ConstructorRequest, ConstructorResult> = {
  id: 'constructor_',
  method: 'GET',
  path: '/6',
  accept: null,
  responses: { '204': {} },
};

/** `GET /6` */
export function constructor_<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ConstructorRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ConstructorResult, U>> {
  return client.send(constructor_Operation, request, options);
}

/** pets */
export interface PetsApi {
  /** `GET /0` */
  delete(request?: DeleteRequest, options?: RequestOptions): Promise<undefined>;
  /** `GET /1` */
  list(request?: ListPetsRequest, options?: RequestOptions): Promise<undefined>;
  /** `GET /2` */
  getById(request?: GetPetByIdRequest, options?: RequestOptions): Promise<undefined>;
  /** `GET /3` */
  add(request?: AddRequest, options?: RequestOptions): Promise<undefined>;
  /** `GET /4` */
  import(request?: ImportRequest, options?: RequestOptions): Promise<undefined>;
  /** `GET /5` */
  createClient(request?: CreateClientRequest, options?: RequestOptions): Promise<undefined>;
  /** `GET /6` */
  constructor_(request?: ConstructorRequest, options?: RequestOptions): Promise<undefined>;
}

export const createPetsApi = (client: Sender<OnUndeclared>): PetsApi => ({
  delete: (request = {}, options) => unwrap(client.send(delete_Operation, request, options)),
  list: (request = {}, options) => unwrap(client.send(listPetsOperation, request, options)),
  getById: (request = {}, options) => unwrap(client.send(getPetByIdOperation, request, options)),
  add: (request = {}, options) => unwrap(client.send(addOperation, request, options)),
  import: (request = {}, options) => unwrap(client.send(import_Operation, request, options)),
  createClient: (request = {}, options) => unwrap(client.send(createClient_Operation, request, options)),
  constructor_: (request = {}, options) => unwrap(client.send(constructor_Operation, request, options)),
});
