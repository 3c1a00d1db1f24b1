// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export * from './runtime.js';
export * from './operations/house-pets.js';
export * from './operations/default.js';
export * from './operations/class.js';
