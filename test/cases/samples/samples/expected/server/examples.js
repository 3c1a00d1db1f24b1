// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** Sample responses of mock mode, by operation and status. */
export const examples = {
  getSample: {
    '200': {
      body: {
        id: 12, at: '2026-01-15T09:30:00Z', list: ['examplexxxxx', 'examplexxxxx'], pair: [true, -1],
        deep: { next: [{ next: [{ next: [] }] }] }, kind: 'a', code: 'AA0000-aaaa', word: 'Jaaaaa', exact: 'ABC',
        all: { a: 'example', b: 1 },
      },
    },
  },
};
