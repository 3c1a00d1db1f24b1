import { essence, negotiate } from '../codec/media-type.js';
import { type BodyLimits, checkBody, type Declared, readBody, refuseCoding } from './body.js';
import type { Input } from './input.js';
import type { RawRequest } from './options.js';
import { bodyStatus, type Plan, validateBody, validateItems, validateParameters, validatePartHeaders } from './plan.js';
import { HttpError } from './problems.js';

/**
 * Reads and validates a request: first the head (406, 415 and 413), then the parameters, then the body. Whatever can be
 * rejected without the body is rejected before the body is read.
 */
export function readRequest(
  plan: Plan,
  request: RawRequest,
  segments: readonly string[],
  query: string,
  limits: BodyLimits,
): Input | Promise<Input> {
  const { operation, produces } = plan;
  if (produces.length > 0 && negotiate(request.headers.get('accept'), produces) === undefined) {
    throw new HttpError(406, `The response can be ${produces.join(' or ')}`);
  }
  const declared = operation.body && checkBody(operation.body, request, limits);
  if (declared !== undefined && !plan.isCodingRead) refuseCoding(request);
  const input = plan.readInput(request, segments, query);
  validateParameters(plan, input);
  if (declared === undefined) return withBody(plan, input, undefined, undefined);
  return readBody(request, declared, limits, input).then((body) => withBody(plan, input, body, declared));
}

function withBody(plan: Plan, input: Input, body: unknown, declared: Declared | undefined): Input {
  if (body !== undefined && declared !== undefined) {
    if (!declared.media.isStream) validateBody(plan, body, declared.name);
    if (input.partHeaders !== undefined) validatePartHeaders(plan, input.partHeaders, declared.name);
    input.body = declared.media.isStream ? validateItems(plan, body, declared.name) : body;
    if (plan.hasSeveralTypes) input.contentType = declared.name.includes('*') ? essence(declared.type) : declared.name;
  } else if (plan.operation.body?.required) {
    const details = { message: 'Missing parameter: body' };
    const issues = [{ in: 'body', path: [], message: 'is required', code: 'required' }] as const;
    throw new HttpError(bodyStatus(plan.operation), 'The body is missing', details, {}, { issues });
  }
  return input;
}
