// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from './runtime/server/index.js';
import type { Awaitable, Reply } from '@case/types';
import type { ToStringRequest, ToStringResult, _1stRequest, _1stResult } from '@case/types/operations/default';
import type {
  AwaitRequest,
  AwaitResult,
  ListHousePetsRequest,
  ListHousePetsResult,
} from '@case/types/operations/house-pets';
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

/** One method for each operation. `Principal` is what the security handlers return: who calls. */
export interface Handlers<Principal = unknown> {
  /** `GET /0` */
  delete_(input: DeleteRequest, context: RequestContext<Principal>): Awaitable<Reply<DeleteResult>>;
  /** `GET /1` */
  listPets(input: ListPetsRequest, context: RequestContext<Principal>): Awaitable<Reply<ListPetsResult>>;
  /** `GET /2` */
  getPetById(input: GetPetByIdRequest, context: RequestContext<Principal>): Awaitable<Reply<GetPetByIdResult>>;
  /** `GET /3` */
  add(input: AddRequest, context: RequestContext<Principal>): Awaitable<Reply<AddResult>>;
  /** `GET /4` */
  import_(input: ImportRequest, context: RequestContext<Principal>): Awaitable<Reply<ImportResult>>;
  /** `GET /5` */
  createClient_(input: CreateClientRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateClientResult>>;
  /** `GET /6` */
  constructor_(input: ConstructorRequest, context: RequestContext<Principal>): Awaitable<Reply<ConstructorResult>>;
  /** `GET /7` */
  await_(input: AwaitRequest, context: RequestContext<Principal>): Awaitable<Reply<AwaitResult>>;
  /** `GET /8` */
  listHousePets(input: ListHousePetsRequest, context: RequestContext<Principal>): Awaitable<Reply<ListHousePetsResult>>;
  /** `GET /9` */
  toString(input: ToStringRequest, context: RequestContext<Principal>): Awaitable<Reply<ToStringResult>>;
  /** `GET /10` */
  _1st(input: _1stRequest, context: RequestContext<Principal>): Awaitable<Reply<_1stResult>>;
}

/** One function for each security scheme that an operation asks for: credential in, principal out. */
export interface SecurityHandlers<_Principal = unknown> {
}
