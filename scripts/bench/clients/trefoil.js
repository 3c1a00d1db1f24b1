/** The generated client with its defaults: a timeout, and responses distinguished by status. */
import { createClient, getBytes } from '@bench/client';
import { takeOrders } from './calls.js';

takeOrders((baseUrl) => {
  const client = createClient({ baseUrl });
  return async (size) => (await getBytes(client, { path: { size } })).body;
});
