/** openapi-fetch, without a timeout. */
import createClient from 'openapi-fetch';
import { takeOrders } from './calls.js';

takeOrders((baseUrl) => {
  const client = createClient({ baseUrl });
  return async (size) => (await client.GET('/bytes/{size}', { params: { path: { size } } })).data;
});
