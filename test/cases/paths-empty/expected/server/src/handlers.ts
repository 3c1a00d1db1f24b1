// Generated from the OpenAPI document. Do not edit: change the document and generate again.


/**
 * One method for each operation. `Principal` is what the security handlers return: who calls; `State` what the
 * hook `received` makes for each request.
 */
export interface Handlers<_Principal = unknown, _State = unknown> {
}

/** One function for each security scheme that an operation asks for: credential in, principal out. */
export interface SecurityHandlers<_Principal = unknown, _State = unknown> {
}
