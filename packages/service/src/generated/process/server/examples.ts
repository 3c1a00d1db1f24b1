// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Examples } from 'trefoil-runtime/validation';

const refusedResponse = { body: { success: false, message: 'example', error_details: {} } };

const failedResponse = { body: { success: false, message: 'example', error_details: {} } };

const errors4XX_5XX = { '4XX': refusedResponse, '5XX': failedResponse };

/** Sample responses of mock mode, by operation and status. */
export const examples: Examples = {
  getHealth: {
    '200': { body: { status: 'example' } },
    ...errors4XX_5XX,
  },
  getReadiness: {
    '200': { body: { status: 'example' } },
    '503': { body: { status: 'example' } },
    ...errors4XX_5XX,
  },
  getMetrics: {
    '200': { body: 'example' },
    ...errors4XX_5XX,
  },
  listOutbox: {
    '200': {
      body: {
        messages: [
          {
            id: 1, kind: 'example', recipient: 'example', subject: 'example', body: 'example',
            attachment_name: 'example', attachment: 'example', created_at: '2026-01-15T09:30:00Z',
          },
        ],
      },
    },
    '401': { body: { message: 'example' } },
    ...errors4XX_5XX,
  },
};
