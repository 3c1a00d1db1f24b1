// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { sendsJson } from '../runtime/codec/media/json.js';
import type { Operation } from '../runtime/server/operation.js';

export const petsOperations: readonly Operation[] = [
  {
    id: 'soon',
    method: 'GET',
    path: '/pets',
    responses: { '204': {} },
  },
  {
    id: 'never_',
    method: 'POST',
    path: '/pets',
    responses: { '204': {} },
    deprecation: [['deprecation', '@0']],
  },
  {
    id: 'turned',
    method: 'PUT',
    path: '/pets',
    responses: { '200': { content: { 'application/json': sendsJson } } },
    deprecation: [['deprecation', '@0'], ['sunset', 'Wed, 30 Jun 2027 00:00:00 GMT']],
  },
];
