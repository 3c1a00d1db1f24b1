// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import type { Operation } from '../runtime/codec/operation.js';

export const embedsOperations: readonly Operation[] = [
  {
    id: 'createEmbed',
    method: 'POST',
    path: '/api/admin/v2/embeds',
    body: { required: true, content: { 'application/json': readsJson } },
    answers: {
      '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '400': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '401': {
        content: { 'application/json': sendsJson },
        headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
      },
      '403': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '405': {
        content: { 'application/json': sendsJson },
        headers: { 'x-request-id': 'string', allow: 'string' },
      },
      '406': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '413': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '415': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '422': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '429': {
        content: { 'application/json': sendsJson },
        headers: {
          'x-request-id': 'string',
          'retry-after': 'integer',
          'ratelimit-limit': 'integer',
          'ratelimit-remaining': 'integer',
          'ratelimit-reset': 'integer',
        },
      },
      '5XX': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
    },
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getEmbed',
    method: 'GET',
    path: '/api/admin/v2/embeds/{sgid}',
    parameters: [{ name: 'sgid', in: 'path', required: true, shape: 'string', style: 'simple', explode: false }],
    answers: {
      '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '401': {
        content: { 'application/json': sendsJson },
        headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
      },
      '403': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '404': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '405': {
        content: { 'application/json': sendsJson },
        headers: { 'x-request-id': 'string', allow: 'string' },
      },
      '406': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '429': {
        content: { 'application/json': sendsJson },
        headers: {
          'x-request-id': 'string',
          'retry-after': 'integer',
          'ratelimit-limit': 'integer',
          'ratelimit-remaining': 'integer',
          'ratelimit-reset': 'integer',
        },
      },
      '5XX': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
    },
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
