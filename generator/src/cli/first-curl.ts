/** The curl command that `trefoil mock` and `trefoil dev` suggest. */
import { curlSample } from '../commands/reference/site/samples/curl.js';
import { firstWithBody } from '../emit/docs/readmes.js';
import { hasSample } from '../emit/docs/samples.js';
import type { EmitInput } from '../emit/input.js';

/**
 * Returns a command that calls an operation with its sample: preferably a GET with a short response, else any GET, else
 * any operation. `undefined` if no operation has a sample.
 */
export function firstCurl(input: EmitInput): string | undefined {
  const sampled = input.api.operations.filter((operation) => hasSample(input.api, operation));
  const gets = sampled.filter(({ method }) => method === 'GET');
  for (const operation of [firstWithBody(gets), firstWithBody(sampled), ...gets, ...sampled]) {
    const command = operation && curlSample(input, operation);
    if (command !== undefined) return command;
  }
  return undefined;
}
