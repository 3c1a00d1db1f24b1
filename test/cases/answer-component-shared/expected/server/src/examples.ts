// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Examples } from './runtime/server/index.js';

const notFoundAnswer = { body: { kind: 'pet' } };

const missingAnswer = { body: { kind: 'pet' } };

/** What mock mode answers, by operation and status. */
export const examples: Examples = {
  listPets: {
    '204': {},
    '404': notFoundAnswer,
  },
  listCats: {
    '204': {},
    '404': missingAnswer,
  },
};
