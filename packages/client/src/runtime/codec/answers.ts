import { headerReader } from './decode.js';
import { encodeHeaderValue } from './header-value.js';
import { getOwn, lookUp, type MutableRecord, setOwn } from './objects.js';
import type { Answer, HeaderForm, Json, Operation, Parameter, Shape } from './operation.js';

/** The key of a status among declared answers: the status, its range, or `default`; `undefined` if undeclared. */
export function answerKey(operation: Operation, status: number): string | undefined {
  const range = `${Math.floor(status / 100)}XX`;
  return [String(status), range, 'default'].find((key) => Object.hasOwn(operation.answers, key));
}

/** The declared answer of a status. */
export function answerOf(operation: Operation, status: number): Answer | undefined {
  const key = answerKey(operation, status);
  return key === undefined ? undefined : lookUp(operation.answers, key);
}

/** Answer headers are of style `simple`, and not exploded unless they say so (OpenAPI 3.1.1, 4.8.21). */
function asParameter(name: string, form: Shape | HeaderForm): Parameter {
  if (typeof form === 'string' || !('shape' in form))
    return { name, in: 'header', style: 'simple', explode: false, shape: form };
  const { shape, explode = false, content } = form;
  return content === undefined
    ? { name, in: 'header', style: 'simple', explode, shape }
    : { name, in: 'header', shape, content };
}

/** Encodes given headers; calls `refuse` for a name that is not declared. */
export type HeaderEncoder = (values: object, refuse: (name: string) => void) => [name: string, value: string][];

/** Prepares the encoding of an answer's headers; the encoder throws `RequestError` for what a header cannot carry. */
export function createHeaderEncoder(answer: Answer): HeaderEncoder {
  const declared = new Map(
    Object.entries(answer.headers ?? {}).map(([name, shape]) => [name, asParameter(name, shape)]),
  );
  return (values, refuse) => {
    const headers: [string, string][] = [];
    for (const name of Object.keys(values)) {
      const parameter = declared.get(name);
      if (parameter === undefined) {
        refuse(name);
        continue;
      }
      const text = encodeHeaderValue(parameter, getOwn(values, name));
      if (text !== undefined) headers.push([name, text]);
    }
    return headers;
  };
}

/** Reads the declared headers that are present; one that does not fit its shape stays text. */
export function decodeAnswerHeaders(
  answer: Answer,
  get: (name: string) => string | null,
): Readonly<Record<string, Json>> {
  const out: MutableRecord<Json> = {};
  for (const [name, shape] of Object.entries(answer.headers ?? {})) {
    const raw = get(name);
    const value = raw === null ? undefined : headerReader(asParameter(name, shape))(raw);
    if (value !== undefined) setOwn(out, name, value);
  }
  return out;
}
