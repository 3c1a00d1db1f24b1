/** Baseline: `fetch` and `json()`, without a timeout and without checking the status. */
import { takeOrders } from './calls.js';

takeOrders((url) => async (size) => (await fetch(`${url}/bytes/${size}`)).json());
