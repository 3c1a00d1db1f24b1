// Generated from the OpenAPI document. Do not edit: change the document and generate again.

const failedResponse = { body: { title: 'example', status: 404 } };

const plainResponse = { body: { message: 'example' } };

/** Sample responses of mock mode, by operation and status. */
export const examples = {
  getX: {
    '200': { body: { title: 'example', status: 100 } }, '404': failedResponse,
    '409': { body: { title: 'example', status: 409 } }, '503': plainResponse,
    '4XX': { body: { title: 'example', status: 400 } }, default: { body: { title: 'example', status: 500 } },
  },
  putX: {
    '204': {}, '404': failedResponse, '500': plainResponse,
  },
};
