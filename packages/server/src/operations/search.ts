// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { sendsJson } from '../runtime/codec/media/json.js';
import type { Operation } from '../runtime/codec/operation.js';

export const searchOperations: readonly Operation[] = [
  {
    id: 'runAdvancedSearch',
    method: 'GET',
    path: '/api/admin/v2/advanced_search',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'query', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
      { name: 'type', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'mention_scope', in: 'query', shape: 'string', style: 'form', explode: true },
      {
        name: 'filters',
        in: 'query',
        shape: {
          object: {
            space_ids: { array: 'string' },
            topic_ids: { array: 'string' },
            member_tag_ids: { array: 'string' },
            author_name: 'string',
            status: 'string',
          },
        },
        style: 'deepObject',
        explode: true,
      },
    ],
    answers: {
      '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
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
    pagination: {
      style: 'page',
      page: 'page',
      pageSize: 'per_page',
      items: 'records',
      hasMore: 'has_next_page',
    },
  },
];
