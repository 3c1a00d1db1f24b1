// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { applyHeader, type Scheme } from './runtime/client.js';

/** The scheme `AdminBearer` of the document. */
export const adminBearerScheme: Scheme = { name: 'AdminBearer', apply: applyHeader, prefix: 'Bearer ' };

/** The scheme `AdminToken` of the document. */
export const adminTokenScheme: Scheme = {
  name: 'AdminToken',
  apply: applyHeader,
  key: 'Authorization',
  prefix: 'Token ',
};

/** The scheme `HeadlessBearer` of the document. */
export const headlessBearerScheme: Scheme = { name: 'HeadlessBearer', apply: applyHeader, prefix: 'Bearer ' };

/** The scheme `HeadlessToken` of the document. */
export const headlessTokenScheme: Scheme = {
  name: 'HeadlessToken',
  apply: applyHeader,
  key: 'Authorization',
  prefix: 'Token ',
};

/** The scheme `MemberAccessToken` of the document. */
export const memberAccessTokenScheme: Scheme = { name: 'MemberAccessToken', apply: applyHeader, prefix: 'Bearer ' };

/** The scheme `HostHeader` of the document. */
export const hostHeaderScheme: Scheme = { name: 'HostHeader', apply: applyHeader, key: 'host' };
