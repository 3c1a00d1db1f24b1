// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export * from './runtime.js';
export * from './pet.js';
export * from './people.js';
export * from './operations/default.js';
