/** A page whose requests are intercepted by the library's service worker. */
import { setupWorker } from 'msw/browser';
import { handlers, run } from './calls.js';

const worker = setupWorker(...handlers);
const place = document.getElementById('root');
void worker
  .start({ quiet: true })
  .then(() => run((...more) => worker.use(...more), `${location.origin}/v1`))
  .then(
    (outcome) => JSON.stringify(outcome),
    (error: unknown) => `{} ${String(error)}`,
  )
  .then((text) => {
    const output = document.createElement('pre');
    output.id = 'outcome';
    output.textContent = text;
    place?.append(output);
  });
