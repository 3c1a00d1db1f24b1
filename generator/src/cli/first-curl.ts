/** The curl command and the client that `trefoil mock` and `trefoil dev` suggest. */
import { curlSample } from '../commands/reference/site/samples/curl.js';
import { firstCall, firstWithBody } from '../emit/docs/readmes.js';
import { hasSample, rebaseClient } from '../emit/docs/samples.js';
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

/** Returns the line that creates a client of the API at `base`, with placeholders for the credentials that it needs. */
export function firstClient(input: EmitInput, base: string): string {
  const { packages, ...config } = input.config;
  const withClient = packages === undefined ? input.config : { ...config, packages: [...packages, 'client' as const] };
  const call = firstCall({ ...input, config: withClient }) ?? 'const client = createClient({});';
  return /^const client = .*$/mu.exec(rebaseClient(`${call}`, base))?.[0] ?? '';
}
