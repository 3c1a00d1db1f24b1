// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@case/types';
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
import type { Operation, RequestContext } from '../runtime/server.js';

/** pets */
export interface PetsHandlers<Principal = unknown, State = unknown> {
  /** `GET /0` */
  delete_(input: DeleteRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteResult>>;
  /** `GET /1` */
  listPets(input: ListPetsRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ListPetsResult>>;
  /** `GET /2` */
  getPetById(input: GetPetByIdRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetPetByIdResult>>;
  /** `GET /3` */
  add(input: AddRequest, context: RequestContext<Principal, State>): Awaitable<Reply<AddResult>>;
  /** `GET /4` */
  import_(input: ImportRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ImportResult>>;
  /** `GET /5` */
  createClient_(input: CreateClientRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateClientResult>>;
  /** `GET /6` */
  constructor_(input: ConstructorRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ConstructorResult>>;
}

/** The descriptors of the operations, in document order. */
export const petsOperations: readonly Operation[] = [
  {
    id: 'delete_',
    method: 'GET',
    path: '/0',
    responses: { '204': {} },
  },
  {
    id: 'listPets',
    method: 'GET',
    path: '/1',
    responses: { '204': {} },
  },
  {
    id: 'getPetById',
    method: 'GET',
    path: '/2',
    responses: { '204': {} },
  },
  {
    id: 'add',
    method: 'GET',
    path: '/3',
    responses: { '204': {} },
  },
  {
    id: 'import_',
    method: 'GET',
    path: '/4',
    responses: { '204': {} },
  },
  {
    id: 'createClient_',
    method: 'GET',
    path: '/5',
    responses: { '204': {} },
  },
  {
    id: 'constructor_',
    method: 'GET',
    path: '/6',
    responses: { '204': {} },
  },
];
