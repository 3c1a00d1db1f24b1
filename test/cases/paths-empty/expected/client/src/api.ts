// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { OnUndeclared, Sender } from './runtime/client/index.js';

/** All operations, grouped: each returns the body of a success and throws an `ApiError` for any other response. */
export interface Api {
}

/** Binds all operations to a client. */
export const createApi = (_client: Sender<OnUndeclared>): Api => ({
});
