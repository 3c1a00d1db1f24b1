// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** Sample responses of mock mode, by operation and status. */
export const examples = {
  addPet: {
    '201': { body: { id: 1, name: 'example' } }, '422': { body: {} },
  },
};
