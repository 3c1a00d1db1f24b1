// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { applyHeader, applyQuery, type Scheme } from './runtime/client.js';

/** The scheme `login` of the document. */
export const loginScheme: Scheme = { name: 'login', apply: applyHeader, prefix: 'Bearer ' };

/** The scheme `connect` of the document. */
export const connectScheme: Scheme = { name: 'connect', apply: applyHeader, prefix: 'Bearer ' };

/** The scheme `digest` of the document. */
export const digestScheme: Scheme = { name: 'digest', apply: applyHeader, prefix: 'DPoP ' };

/** The scheme `key` of the document. */
export const keyScheme: Scheme = { name: 'key', apply: applyQuery, key: 'key' };
