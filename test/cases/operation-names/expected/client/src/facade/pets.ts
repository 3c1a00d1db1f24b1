// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  AddRequest,
  ConstructorRequest,
  CreateClientRequest,
  DeleteRequest,
  GetPetByIdRequest,
  ImportRequest,
  ListPetsRequest,
} from '@case/types/operations/pets';
import * as operations from '../operations/pets.js';
import { type OnUndeclared, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** pets */
export interface PetsApi {
  /** `GET /0` */
  delete_(request?: DeleteRequest, options?: RequestOptions): Promise<undefined>;
  /** `GET /1` */
  list(request?: ListPetsRequest, options?: RequestOptions): Promise<undefined>;
  /** `GET /2` */
  getById(request?: GetPetByIdRequest, options?: RequestOptions): Promise<undefined>;
  /** `GET /3` */
  add(request?: AddRequest, options?: RequestOptions): Promise<undefined>;
  /** `GET /4` */
  import_(request?: ImportRequest, options?: RequestOptions): Promise<undefined>;
  /** `GET /5` */
  createClient_(request?: CreateClientRequest, options?: RequestOptions): Promise<undefined>;
  /** `GET /6` */
  constructor_(request?: ConstructorRequest, options?: RequestOptions): Promise<undefined>;
}

/** Binds the operations to a client. */
export const createPetsApi = (client: Sender<OnUndeclared>): PetsApi => ({
  delete_: (request = {}, options) => unwrap(client.send(operations.delete_Operation, request, options)),
  list: (request = {}, options) => unwrap(client.send(operations.listPetsOperation, request, options)),
  getById: (request = {}, options) => unwrap(client.send(operations.getPetByIdOperation, request, options)),
  add: (request = {}, options) => unwrap(client.send(operations.addOperation, request, options)),
  import_: (request = {}, options) => unwrap(client.send(operations.import_Operation, request, options)),
  createClient_: (request = {}, options) => unwrap(client.send(operations.createClient_Operation, request, options)),
  constructor_: (request = {}, options) => unwrap(client.send(operations.constructor_Operation, request, options)),
});
