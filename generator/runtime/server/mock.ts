import { lookUp } from '../codec/objects.js';
import { declaredResponses, responseKey } from '../codec/responses.js';
import type { MakeDynamic } from './definition.js';
import type { ExampleResponse, Examples } from './examples.js';
import type { Operation } from './operation.js';
import type { RawRequest } from './options.js';
import { type Preferences, readPreferences } from './preferences.js';
import { HttpError } from './problems.js';
import type { Result } from './response.js';

/**
 * Responds with an example of the operation, selected by `Prefer` (RFC 7240): `code=404`, `example=name`, and
 * `dynamic=true` with an optional `seed`. A preference that cannot be met causes an error rather than another response.
 */
export function mockResponse(
  operation: Operation,
  examples: Examples,
  request: Pick<RawRequest, 'headers'>,
  dynamic?: MakeDynamic,
): Result {
  const preferences = readPreferences(request.headers.get('prefer'));
  const responseExamples = lookUp(examples, operation.id) ?? {};
  const code = readCode(operation, preferences);
  const name = preferences.get('example');
  const key = chooseKey(operation, responseExamples, code, name);
  const status = statusOf(key, code);
  if (isDynamic(preferences)) return makeDynamic(operation, { key, status, seed: readSeed(preferences) }, dynamic);
  const example = name === undefined ? lookUp(responseExamples, key) : findExample(lookUp(responseExamples, key), name);
  if (example?.body === undefined && declaredResponses(operation)[key]?.content !== undefined)
    throw new HttpError(501, `No sample is available for the ${status} response: no valid value was found`);
  const type = example?.contentType;
  const typed = type === undefined || type.includes('*') ? {} : { contentType: type };
  const parts = example?.partHeaders === undefined ? {} : { partHeaders: example.partHeaders };
  return { status, headers: example?.headers ?? {}, body: example?.body, ...typed, ...parts };
}

/** Returns the preferred status, if any. Throws if the operation does not declare this status. */
function readCode(operation: Operation, preferences: Preferences): number | undefined {
  const code = preferences.get('code');
  if (code === undefined) return undefined;
  const status = /^[2-5]\d\d$/.test(code) ? Number(code) : undefined;
  if (status !== undefined && responseKey(operation, status) !== undefined) return status;
  const declared = Object.keys(declaredResponses(operation)).join(', ');
  throw new HttpError(400, `Prefer: the operation declares no response with code=${code}; it declares ${declared}`);
}

/** Selects a response key: that of the preferred status, else one with the named example, else the first success. */
function chooseKey(
  operation: Operation,
  responseExamples: Readonly<Record<string, ExampleResponse>>,
  code: number | undefined,
  name: string | undefined,
): string {
  const all = Object.keys(declaredResponses(operation)).filter((key) => !key.startsWith('1'));
  const first = all.find((key) => key.startsWith('2')) ?? all.find((key) => key === 'default') ?? all[0];
  const keys =
    code === undefined ? [...(first === undefined ? [] : [first]), ...all] : [responseKey(operation, code) ?? ''];
  const key =
    name === undefined
      ? keys[0]
      : keys.find((candidate) => findExample(lookUp(responseExamples, candidate), name) !== undefined);
  if (key !== undefined) return key;
  if (name === undefined) throw new HttpError(501, 'The operation declares no response');
  const names = [...new Set(keys.flatMap((declaredKey) => listExamples(lookUp(responseExamples, declaredKey))))];
  const known = names.length === 0 ? 'it has no named examples' : `it has ${names.join(', ')}`;
  throw new HttpError(400, `Prefer: the response has no example named ${JSON.stringify(name)}; ${known}`);
}

/** Returns the status to send for a response key, such as 200 for `default` and 400 for `4XX`. */
function statusOf(key: string, code: number | undefined): number {
  return code ?? (key === 'default' ? 200 : Number(key.replace('XX', '00')));
}

function listExamples(example: ExampleResponse | undefined): string[] {
  return [...(example?.name === undefined ? [] : [example.name]), ...Object.keys(example?.others ?? {})];
}

/** Finds an example by name, and adds the headers that all examples of the response have in common. */
function findExample(example: ExampleResponse | undefined, name: string): ExampleResponse | undefined {
  if (example === undefined || example.name === name) return example;
  const other = lookUp(example.others ?? {}, name);
  return other === undefined ? undefined : { ...(example.headers && { headers: example.headers }), ...other };
}

function isDynamic(preferences: Preferences): boolean {
  const dynamic = preferences.get('dynamic') ?? 'false';
  if (dynamic === 'true' || dynamic === 'false') return dynamic === 'true';
  throw new HttpError(400, `Prefer: dynamic=${dynamic} is neither true nor false`);
}

function readSeed(preferences: Preferences): number | undefined {
  const seed = preferences.get('seed');
  if (seed === undefined) return undefined;
  if (/^\d{1,10}$/.test(seed)) return Number(seed);
  throw new HttpError(400, `Prefer: seed=${seed} is not a whole number`);
}

function makeDynamic(
  operation: Operation,
  asked: Parameters<MakeDynamic>[1],
  dynamic: MakeDynamic | undefined,
): Result {
  if (dynamic === undefined)
    throw new HttpError(501, 'Prefer: dynamic=true is honored by `trefoil mock` and `trefoil dev` only');
  try {
    const { status, headers = {}, body, contentType, partHeaders } = dynamic(operation.id, asked);
    return {
      status,
      headers,
      body,
      ...(contentType !== undefined && { contentType }),
      ...(partHeaders !== undefined && { partHeaders }),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new HttpError(501, `Prefer: no value was found for the response ${asked.status}: ${reason}`);
  }
}
