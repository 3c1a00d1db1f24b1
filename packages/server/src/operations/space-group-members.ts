// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import type { Operation } from '../runtime/codec/operation.js';

export const spaceGroupMembersOperations: readonly Operation[] = [
  {
    id: 'getSpaceGroupMember',
    method: 'GET',
    path: '/api/admin/v2/space_group_member',
    parameters: [
      { name: 'email', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
      { name: 'space_group_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
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
    id: 'listSpaceGroupMembers',
    method: 'GET',
    path: '/api/admin/v2/space_group_members',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'space_group_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
      { name: 'status', in: 'query', shape: 'string', style: 'form', explode: true },
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
    id: 'addSpaceGroupMember',
    method: 'POST',
    path: '/api/admin/v2/space_group_members',
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
    id: 'removeSpaceGroupMember',
    method: 'DELETE',
    path: '/api/admin/v2/space_group_members',
    parameters: [
      { name: 'email', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
      { name: 'space_group_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
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
