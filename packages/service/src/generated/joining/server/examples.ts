// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Examples } from 'trefoil-runtime/validation';

const refusedPageResponse = {
  body: { success: false, message: 'example', error_details: {} }, contentType: 'application/json',
};

const failedPageResponse = {
  body: { success: false, message: 'example', error_details: {} }, contentType: 'application/json',
};

const errors4XX_5XX = { '4XX': refusedPageResponse, '5XX': failedPageResponse };

/** Sample responses of mock mode, by operation and status. */
export const examples: Examples = {
  getInvitation: {
    '200': {
      body: {
        community_name: 'example', fields: ['example'], trial_days: 1,
        offers: [
          { paywall_price_id: 1, paywall_name: 'example', display_name: 'example', amount_in_cents: 1, currency: 'example' },
        ],
      },
      contentType: 'application/json',
    },
    ...errors4XX_5XX,
  },
  acceptInvitation: {
    '200': {
      body: { message: 'example', redirect_to_space_id: 1, redirect_url: 'https://example.com/' },
      contentType: 'application/json',
    },
    '422': {
      body: { success: false, message: 'example', error_details: {} }, contentType: 'application/json',
    },
    ...errors4XX_5XX,
  },
};
