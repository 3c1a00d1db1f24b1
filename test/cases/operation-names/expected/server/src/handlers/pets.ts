// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
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
