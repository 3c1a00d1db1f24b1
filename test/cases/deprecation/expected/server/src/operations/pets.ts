// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { readsBoundedJson } from '../runtime/codec/media/bounded-json.js';
import { sendsJson } from '../runtime/codec/media/json.js';
import type { Operation } from '../runtime/server/operation.js';

export const petsOperations: readonly Operation[] = [
  {
    id: 'now',
    method: 'GET',
    path: '/now',
    responses: { '204': {} },
  },
  {
    id: 'old',
    method: 'GET',
    path: '/old',
    responses: { '204': {} },
    deprecation: [['deprecation', '@0']],
  },
  {
    id: 'ending',
    method: 'GET',
    path: '/ending/{id}',
    parameters: [
      { name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'fast', in: 'query', shape: 'boolean', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-age': 'integer' } } },
    deprecation: [['deprecation', '@0'], ['sunset', 'Wed, 30 Jun 2027 00:00:00 GMT']],
  },
  {
    id: 'since',
    method: 'POST',
    path: '/since',
    body: { content: { 'application/json': readsBoundedJson } },
    responses: { '204': {} },
    deprecation: [['deprecation', '@1735689600'], ['sunset', 'Fri, 31 Dec 2027 23:59:59 GMT']],
  },
  {
    id: 'said',
    method: 'GET',
    path: '/said',
    responses: { '204': { headers: { deprecation: 'string', sunset: 'string' } } },
    deprecation: [['deprecation', '@0'], ['sunset', 'Wed, 30 Jun 2027 00:00:00 GMT']],
  },
  {
    id: 'flagged',
    method: 'GET',
    path: '/flagged',
    responses: { '204': { headers: { deprecation: 'boolean' } } },
    deprecation: [['sunset', 'Wed, 30 Jun 2027 00:00:00 GMT']],
  },
];
