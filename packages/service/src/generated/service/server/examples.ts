// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Examples } from 'trefoil-runtime/validation';

const filterOptionsExample = {
  page: 1, per_page: 1, has_next_page: true, count: 1, page_count: 1, records: [{ id: 1, name: 'example' }],
};

const notFoundResponse = { body: { success: false, message: 'example', error_details: {} } };

const refusedResponse = { body: { success: false, message: 'example', error_details: {} } };

const failedResponse = { body: { success: false, message: 'example', error_details: {} } };

const invalidResponse = { body: { success: false, message: 'example', error_details: {} } };

const unauthorizedResponse = { body: { success: false, message: 'example', error_details: {} } };

const errors404_4XX_5XX = { '404': notFoundResponse, '4XX': refusedResponse, '5XX': failedResponse };

const errors400_401_4XX_5XX = {
  '400': invalidResponse, '401': unauthorizedResponse, '4XX': refusedResponse, '5XX': failedResponse,
};

/** Sample responses of mock mode, by operation and status. */
export const examples: Examples = {
  createFile: {
    '204': {},
    '409': { body: { success: false, message: 'example', error_details: {} } },
    '413': { body: { success: false, message: 'example', error_details: {} } },
    '422': { body: { success: false, message: 'example', error_details: {} } },
    ...errors404_4XX_5XX,
  },
  getFile: {
    '200': { body: '' },
    '206': { body: '' },
    '304': {},
    '416': { body: { success: false, message: 'example', error_details: {} } },
    ...errors404_4XX_5XX,
  },
  listSpaceOptions: {
    '200': { body: filterOptionsExample },
    ...errors400_401_4XX_5XX,
  },
  listSpaceGroupOptions: {
    '200': { body: filterOptionsExample },
    ...errors400_401_4XX_5XX,
  },
};
