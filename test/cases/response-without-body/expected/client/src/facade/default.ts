// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RemovePetRequest, ResetFormRequest } from '@case/types/operations/default';
import * as operations from '../operations/default.js';
import { type OnUndeclared, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** default */
export interface DefaultApi {
  /** `DELETE /pets` */
  removePet(request?: RemovePetRequest, options?: RequestOptions): Promise<undefined>;
  /** `POST /form` */
  resetForm(request?: ResetFormRequest, options?: RequestOptions): Promise<undefined>;
}

/** Binds the operations to a client. */
export const createDefaultApi = (client: Sender<OnUndeclared>): DefaultApi => ({
  removePet: (request = {}, options) => unwrap(client.send(operations.removePetOperation, request, options)),
  resetForm: (request = {}, options) => unwrap(client.send(operations.resetFormOperation, request, options)),
});
