// Generated from the OpenAPI document. Do not edit: change the document and generate again.

const notFoundResponse = { body: { kind: 'pet' } };

const missingResponse = { body: { kind: 'pet' } };

/** Sample responses of mock mode, by operation and status. */
export const examples = {
  listPets: {
    '204': {}, '404': notFoundResponse,
  },
  listCats: {
    '204': {}, '404': missingResponse,
  },
};
