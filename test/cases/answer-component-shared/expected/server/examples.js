// Generated from the OpenAPI document. Do not edit: change the document and generate again.

const notFoundAnswer = { body: { kind: 'pet' } };

const missingAnswer = { body: { kind: 'pet' } };

/** What mock mode answers, by operation and status. */
export const examples = {
  listPets: {
    '204': {},
    '404': notFoundAnswer,
  },
  listCats: {
    '204': {},
    '404': missingAnswer,
  },
};
