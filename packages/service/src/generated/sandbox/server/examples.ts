// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Examples } from 'trefoil-runtime/validation';

const refusedResponse = { body: { success: false, message: 'example', error_details: {} } };

const failedResponse = { body: { success: false, message: 'example', error_details: {} } };

const unauthorizedResponse = { body: { success: false, message: 'example', error_details: {} } };

const clockResponse = { body: { time: '2026-01-15T09:30:00Z', is_running: true } };

const failuresResponse = {
  body: { failures: [{ operation_id: 'example', times: 1, status: 1, delay: 1, retry_after: 1 }] },
};

const errors401_4XX_5XX = {
  '401': unauthorizedResponse, '4XX': refusedResponse, '5XX': failedResponse,
};

/** Sample responses of mock mode, by operation and status. */
export const examples: Examples = {
  getSandboxDocument: {
    '200': { body: '' }, '4XX': refusedResponse, '5XX': failedResponse,
  },
  resetSandbox: {
    '204': {},
    ...errors401_4XX_5XX,
  },
  exportCommunity: {
    '200': { body: { format: 'community 1', schema: 'example', community: {}, tables: {}, files: {} } },
    ...errors401_4XX_5XX,
  },
  importCommunity: {
    '204': {},
    ...errors401_4XX_5XX,
  },
  createCommunity: {
    '201': {
      body: { id: 1, name: 'example', slug: 'example', admin_token: 'example', headless_token: 'example' },
    },
    ...errors401_4XX_5XX,
  },
  getClock: {
    '200': clockResponse,
    ...errors401_4XX_5XX,
  },
  updateClock: {
    '200': clockResponse,
    ...errors401_4XX_5XX,
  },
  resetClock: {
    '200': clockResponse,
    ...errors401_4XX_5XX,
  },
  listFailures: {
    '200': failuresResponse,
    ...errors401_4XX_5XX,
  },
  createFailure: {
    '201': failuresResponse,
    ...errors401_4XX_5XX,
  },
  deleteFailures: {
    '204': {},
    ...errors401_4XX_5XX,
  },
  listRequests: {
    '200': {
      body: {
        requests: [
          {
            time: '2026-01-15T09:30:00Z', duration: 1, method: 'example', path: 'example', status: 1,
            operation_id: 'example', community_id: 1, request: { headers: {}, body: 'example', is_cut: true },
            response: { headers: {}, body: 'example', is_cut: true },
          },
        ],
      },
    },
    ...errors401_4XX_5XX,
  },
  deleteRequests: {
    '204': {},
    ...errors401_4XX_5XX,
  },
};
