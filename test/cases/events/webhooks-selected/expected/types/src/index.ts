// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export * from './runtime.js';
export * from './schemas.js';
export * from './operations/default.js';
export * from './operations/webhooks.js';
