// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export * from './typed-response.js';
export * from './response-headers.js';
export type * from './bytes.js';
export * from './unknown.js';
export * from './schemas.js';
export * from './operations/default.js';
export * from './operations/webhooks.js';
