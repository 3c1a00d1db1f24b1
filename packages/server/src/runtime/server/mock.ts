import { answerKey } from '../codec/answers.js';
import { lookUp } from '../codec/objects.js';
import type { Result } from './answer.js';
import type { Examples } from './definition.js';
import type { Operation } from './operation.js';
import type { RawRequest } from './options.js';
import { HttpError } from './problems.js';

/** `Prefer: code=404`, the preference that mock servers commonly take (the header is RFC 7240). */
const PREFERRED = /(?:^|[,;\s])code\s*=\s*"?([1-5]\d\d)"?/;

/** Answers an operation by its example: of the status that `Prefer` names, else of the first 2XX; 501 without one. */
export function mockAnswer(operation: Operation, examples: Examples, request: RawRequest): Result {
  const preferred = PREFERRED.exec(request.headers.get('prefer') ?? '')?.[1];
  const wanted = preferred === undefined ? undefined : answerKey(operation, Number(preferred));
  const key = wanted ?? Object.keys(operation.answers).find((name) => name.startsWith('2'));
  const example = key === undefined ? undefined : lookUp(lookUp(examples, operation.id), key);
  const isComplete = key !== undefined && (example?.body !== undefined || !operation.answers[key]?.content);
  if (!isComplete) throw new HttpError(501, 'There is no example of this answer');
  const status = Number(wanted === undefined ? key.replace('XX', '00') : preferred);
  const type = example?.contentType;
  const typed = type === undefined || type.includes('*') ? {} : { contentType: type };
  const parts = example?.partHeaders === undefined ? {} : { partHeaders: example.partHeaders };
  return { status, headers: example?.headers ?? {}, body: example?.body, ...typed, ...parts };
}
