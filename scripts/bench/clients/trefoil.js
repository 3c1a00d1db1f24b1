/** The generated client as it is: with its timeout, its answers told apart by status. */
import { createClient, getBytes } from '@bench/client';
import { takeOrders } from './calls.js';

takeOrders((baseUrl) => {
  const client = createClient({ baseUrl });
  return async (size) => (await getBytes(client, { path: { size } })).body;
});
