/**
 * Adds samples to an Api: for each parameter, body and header, the first example in the document that is valid and can
 * be sent or, if needed, a generated value. Reports unusable examples, and values without a possible sample.
 */
import type { Json } from '../../../runtime/codec/operation.js';
import { collectDiagnostics, type PointerDiagnostic, type Report, type Result } from '../../diagnostics/diagnostics.js';
import type { Api, Content, Encoding, Example, Header, Operation, Parameter, Response } from '../../ir/api.js';
import { type Direction, requestOf, responseOf } from '../../ir/direction.js';
import { isUsable, sampledKinds } from '../../ir/examples.js';
import { gather } from '../../ir/places.js';
import { splitResponses } from '../../ir/responses.js';
import type { Schema } from '../../ir/schema.js';
import { join, membersOf } from '../../support/json-pointer.js';
import { isEqual } from '../../values/equal.js';
import { explainExample } from '../../values/explain.js';
import { lastPageFields, setPageFields, valueAt } from '../../values/pages.js';
import { withStatus } from '../../values/statuses.js';
import { writtenParameters } from '../operation-data/descriptor.js';
import { createSampleGenerators, type SampleGenerator } from './generators.js';
import { refusalOfBody, refusalOfHeader, refusalOfParameter } from './sendable.js';

/** Reasons why the server's validators reject examples and samples, by the pointer of the example or sample. */
export type Refused = ReadonlyMap<string, string>;

interface Stage {
  readonly api: Api;
  readonly benches: Readonly<Record<Direction, SampleGenerator>>;
  readonly report: Report;
  readonly refused: Refused;
  /** Results by pointer, because many operations share a response component. */
  readonly known: Map<string, Sampled>;
}

/** A parameter, body or header that needs a sample. `refuse` returns why a value cannot be sent. */
interface Location {
  readonly pointer: string;
  readonly schema: Schema;
  readonly examples: readonly Example[];
  readonly direction: Direction;
  readonly refuse: (value: Json) => string | undefined;
  /** Returns whether an example is accepted even if it does not match the schema. */
  readonly takes?: (value: Json) => boolean;
  /** Whether a sample is generated if no example is usable. */
  readonly isNeeded: boolean;
  /** Whether invalid examples are reported here; for JSON, the server's checks give better reasons. */
  readonly isReported: boolean;
}

interface Sampled {
  readonly example?: Json;
  readonly examples: readonly Example[];
}

/** Adds samples to an Api. `refused` contains the examples and samples that the server's validators reject. */
export function addSamples(api: Api, refused: Refused = new Map()): Result<Api, PointerDiagnostic> {
  const { report, diagnostics } = collectDiagnostics();
  const noteExample = (schema: Schema, at: number): void => {
    const reason = explainExample(schema, schema.examples?.[at]);
    report('schema-example-invalid', join(schema.pointer, 'examples', at), { reason });
  };
  const stage: Stage = { api, benches: createSampleGenerators(api, noteExample), report, refused, known: new Map() };
  const sample = (operation: Operation): Operation => sampleOperation(stage, operation);
  const sampled: Api = {
    ...api,
    operations: api.operations.map(sample),
    webhooks: api.webhooks.map(sample),
    callbacks: api.callbacks.map(sample),
  };
  return { value: sampled, diagnostics };
}

function sampleAt(stage: Stage, place: Location): Sampled {
  const key = `${place.direction} ${place.pointer}`;
  const known = stage.known.get(key) ?? findSample(stage, place);
  stage.known.set(key, known);
  return known;
}

function findSample(stage: Stage, place: Location): Sampled {
  const { schema, direction, isNeeded, pointer } = place;
  const examples = place.examples.map((example) => judgeExample(stage, place, example));
  const usable = examples.find(isUsable);
  if (usable !== undefined) return { example: usable.value, examples };
  if (!isNeeded) return { examples };
  const refusal = stage.refused.get(pointer);
  const made =
    refusal === undefined
      ? stage.benches[direction].make(schema, place.refuse)
      : { reason: `the generated value cannot be sent: ${refusal}`, pointer: schema.pointer };
  if ('value' in made) return { example: made.value, examples };
  stage.report('sample-impossible', made.pointer ?? schema.pointer, {
    reason: made.reason,
    ...(examples.length > 0 && { hasExamples: true }),
  });
  return { examples };
}

/** Returns an example, which is marked if it cannot be used. */
function judgeExample(stage: Stage, place: Location, example: Example): Example {
  const { schema, direction, takes, isReported } = place;
  const { value, pointer } = example;
  const isRefused = { ...example, isRefused: true as const };
  const isFitting = takes?.(value) === true || stage.benches[direction].fits(schema, value);
  if (!isFitting || stage.refused.has(pointer)) {
    if (isReported) stage.report('example-invalid', pointer, { reason: `it ${explainExample(schema, value)}` });
    return isRefused;
  }
  const refusal = place.refuse(value);
  if (refusal === undefined) return example;
  stage.report('example-unsendable', pointer, { reason: refusal });
  return isRefused;
}

function sampleOperation(stage: Stage, operation: Operation): Operation {
  const written = writtenParameters(stage.api, operation);
  const { body, responses } = operation;
  return {
    ...operation,
    parameters: operation.parameters.map((parameter, at) =>
      sampleParameter(stage, operation, parameter, (value) => refusalOfParameter(written[at], parameter, value)),
    ),
    ...(body !== undefined && {
      body: {
        ...body,
        content: body.content.map((content) =>
          sampleContent(stage, content, requestOf(operation), (value) => refusalOfBody(stage.api, content, value)),
        ),
      },
    }),
    responses: responses.map((response) => sampleResponse(stage, operation, response)),
  };
}

function sampleParameter(
  stage: Stage,
  operation: Operation,
  parameter: Parameter,
  refuse: Location['refuse'],
): Parameter {
  const { schema, required, pointer } = parameter;
  const direction = requestOf(operation);
  const own = parameter.examples;
  // An optional parameter without examples uses the first example in its schema as its sample.
  const shown: readonly Example[] = (required || own.length > 0 ? [] : (schema.examples ?? []))
    .slice(0, 1)
    .map((value) => ({
      value,
      pointer: schema.pointer,
    }));
  const place = { pointer, schema, direction, refuse, isNeeded: required, isReported: false };
  const sampled = sampleAt(stage, { ...place, examples: own.length > 0 ? own : shown });
  return { ...parameter, ...sampled, examples: own.length > 0 ? sampled.examples : own };
}

function isScalar(value: Json): boolean {
  return value !== null && typeof value !== 'object';
}

function sampleContent(stage: Stage, content: Content, direction: Direction, refuse: Location['refuse']): Content {
  const { kind, schema, examples, pointer } = content;
  if (!sampledKinds.includes(kind)) return content;
  const bench = stage.benches[direction];
  const sampled = sampleAt(stage, {
    pointer,
    schema,
    examples,
    direction,
    refuse,
    isNeeded: true,
    isReported: kind !== 'json',
    // A text body may be any scalar, which is then written as text.
    ...(kind === 'text' && {
      takes: (value: Json) => isScalar(value) && bench.fits(schema, String(value)),
    }),
  });
  return { ...content, ...sampled };
}

function sampleResponse(stage: Stage, operation: Operation, response: Response): Response {
  const direction = responseOf(operation);
  const isError = splitResponses(operation).errors.includes(response);
  const sampleBody = (content: Content): Content =>
    sampleContent(stage, content, direction, (value) => refusalOfForm(content, value));
  return {
    ...response,
    headers: response.headers.map((header) => sampleHeader(stage, header, direction)),
    content: response.content.map((content) =>
      withHeadersOfParts(
        stage,
        isError
          ? withStatusIn(stage, sampleBody(content), direction, response.status)
          : asLastPage(stage, sampleBody(content), direction, operation.pagination),
        direction,
      ),
    ),
  };
}

/** Sets the status in a generated error body. A body that contains no status stays the same object. */
function withStatusIn(stage: Stage, content: Content, direction: Direction, status: string): Content {
  const { index } = stage.benches[direction];
  return changeSample(stage, content, direction, status, (value) => withStatus(index, content.schema, value, status));
}

/** Marks a generated page as the last one, because no further page exists. */
function asLastPage(
  stage: Stage,
  content: Content,
  direction: Direction,
  pagination: Operation['pagination'],
): Content {
  const { index, fits } = stage.benches[direction];
  const { schema } = content;
  if (pagination === undefined || gather(index, [schema]).some(({ examples = [] }) => examples.length > 0))
    return content;
  return changeSample(stage, content, direction, JSON.stringify(pagination), (value) => {
    const items = 'items' in pagination && pagination.items !== undefined ? membersOf(pagination.items) : [];
    const list = valueAt(value, items);
    const fields = lastPageFields(pagination, Array.isArray(list) ? list.length : 1, 1);
    // Only fields that the sample has are changed. The others are optional, and their absence may have a meaning.
    const own = fields.filter(([path]) => valueAt(value, path) !== undefined);
    return setPageFields(value, own, (body) => fits(schema, body));
  });
}

/** Changes a generated body, if it stays valid. The result is the same object for the same `purpose`. */
function changeSample(
  stage: Stage,
  content: Content,
  direction: Direction,
  purpose: string,
  change: (value: Json) => Json,
): Content {
  const { example: value, schema, examples, pointer } = content;
  if (value === undefined || examples.some(isUsable)) return content;
  const key = `${direction} ${pointer} ${purpose}`;
  const known = stage.known.get(key)?.example;
  if (known !== undefined) return { ...content, example: known };
  const changed = change(value);
  const example = isEqual(changed, value) || !stage.benches[direction].fits(schema, changed) ? value : changed;
  stage.known.set(key, { example, examples });
  return { ...content, example };
}

/** Returns why a form body cannot be sent: it must be an object, or an array if the parts are unnamed. */
function refusalOfForm({ kind }: Content, value: Json): string | undefined {
  if (kind === 'parts')
    return Array.isArray(value) ? undefined : 'a multipart body without part names must be an array';
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return (kind === 'form' || kind === 'multipart') && !isObject ? 'a form must be an object' : undefined;
}

/** Headers that the server writes itself (RFC 9110, 8.6 and 7.6.1); they need no samples. */
const automatic: ReadonlySet<string> = new Set([
  'content-type',
  'content-length',
  'transfer-encoding',
  'connection',
  'x-request-id',
]);

function sampleHeader(stage: Stage, header: Header, direction: Direction): Header {
  const { schema, required, pointer, examples, name } = header;
  if (automatic.has(name)) return header;
  const shown: readonly Example[] = examples.length > 0 ? examples : shownBySchema(schema);
  const refuse = (value: Json): string | undefined => refusalOfHeader(header, value);
  const sampled = sampleAt(stage, {
    pointer,
    schema,
    direction,
    refuse,
    isNeeded: required,
    examples: shown,
    isReported: examples.length > 0,
  });
  return { ...header, ...sampled, examples };
}

function shownBySchema({ examples = [], pointer }: Schema): Example[] {
  return examples.slice(0, 1).map((value) => ({ value, pointer }));
}

/** Adds samples to the headers of a body's parts, including nested parts. */
function withHeadersOfParts(stage: Stage, content: Content, direction: Direction): Content {
  return {
    ...content,
    encodings: content.encodings.map((encoding): Encoding => {
      const { content: own, headers } = encoding;
      return {
        ...encoding,
        headers: headers.map((header) => (header.required ? sampleHeader(stage, header, direction) : header)),
        ...(own !== undefined && { content: withHeadersOfParts(stage, own, direction) }),
      };
    }),
  };
}
