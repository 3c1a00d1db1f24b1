// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** Sample responses of mock mode, by operation and status. */
export const examples = {
  echo: {
    '200': {
      body: {
        '1': 'example', 'a-b': 'example', ['__proto__']: 'example', constructor: 'example', '😀': 'example',
        '': 'example', 'it\'s': 'example', 'a.b': 'example', 'a/b': 'example', 'a~b': 'example', class: 'example',
        toString: 'example', hasOwnProperty: 'example', example: 'example', '$ref-like': 'example',
      },
    },
  },
};
