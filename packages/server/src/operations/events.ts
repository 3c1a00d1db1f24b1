// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import type { Operation } from '../runtime/codec/operation.js';

export const eventsOperations: readonly Operation[] = [
  {
    id: 'listEvents',
    method: 'GET',
    path: '/api/admin/v2/events',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'space_id', in: 'query', shape: 'integer', style: 'form', explode: true },
      { name: 'filter_date[start_date]', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'filter_date[end_date]', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'sort', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    answers: {
      '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '400': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
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
    pagination: {
      style: 'page',
      page: 'page',
      pageSize: 'per_page',
      items: 'records',
      hasMore: 'has_next_page',
    },
  },
  {
    id: 'createEvent',
    method: 'POST',
    path: '/api/admin/v2/events',
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
    id: 'getEvent',
    method: 'GET',
    path: '/api/admin/v2/events/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    answers: {
      '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '400': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
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
  {
    id: 'updateEvent',
    method: 'PUT',
    path: '/api/admin/v2/events/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsJson } },
    answers: {
      '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '400': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
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
    id: 'deleteEvent',
    method: 'DELETE',
    path: '/api/admin/v2/events/{id}',
    parameters: [
      { name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'space_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
    ],
    answers: {
      '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '400': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
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
  {
    id: 'duplicateEvent',
    method: 'POST',
    path: '/api/admin/v2/spaces/{space_id}/events/{id}/duplicate',
    parameters: [
      { name: 'space_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
    ],
    body: { required: true, content: { 'application/json': readsJson } },
    answers: {
      '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '400': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
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
];
