/** The floor: `fetch` and `json()`, without a bound on time, and with no look at the status. */
import { takeOrders } from './calls.js';

takeOrders((url) => async (size) => (await fetch(`${url}/bytes/${size}`)).json());
