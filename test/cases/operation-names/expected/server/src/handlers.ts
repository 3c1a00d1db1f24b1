// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { DefaultHandlers } from './handlers/default.js';
import type { HousePetsHandlers } from './handlers/house-pets.js';
import type { PetsHandlers } from './handlers/pets.js';

export type * from './handlers/pets.js';
export type * from './handlers/house-pets.js';
export type * from './handlers/default.js';

/**
 * One method for each operation. `Principal` is what the security handlers return: who calls; `State` what the
 * hook `received` makes for each request.
 */
export interface Handlers<Principal = unknown, State = unknown> extends PetsHandlers<Principal, State>, HousePetsHandlers<Principal, State>, DefaultHandlers<Principal, State> {
}

/** One function for each security scheme that an operation asks for: credential in, principal out. */
export interface SecurityHandlers<_Principal = unknown, _State = unknown> {
}
