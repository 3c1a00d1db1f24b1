import { RequestError } from '../codec/errors.js';
import { isRecord, lookUp, type MutableRecord, setOwn } from '../codec/objects.js';
import { splitPointer } from '../codec/pointer.js';

/** Messages by field. A nested field is named by its path, such as `address.street` or `items.0.name`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the messages about a rejected request by field, for example to show them in a form. They come from a
 * `RequestError`, or from the body of an error or of a returned response, in one of these formats:
 *
 * - a list in a member whose name ends in `errors`, `issues`, `detail` or `details`, or the body itself: items with a
 *   message (`detail`, `message`, `msg` or `title`) and a location (`pointer`, `source.pointer`, `path`, `loc` or
 *   `field`), as in RFC 9457, JSON:API and FastAPI;
 * - an object in one of these members: messages by field, as in Rails, Laravel and ASP.NET.
 *
 * The field name of a message without a location is `''`. For any other value, also for a body alone, the result is empty.
 */
export function fieldErrors(error: unknown): FieldErrors {
  const found: MutableRecord<string[]> = {};
  const add = (field: string, message: unknown): void => {
    if (typeof message === 'string') setOwn(found, field, [...(lookUp(found, field) ?? []), message]);
  };
  if (error instanceof RequestError) add(error.location === error.parameter ? '' : error.parameter, error.reason);
  else if (isRecord(error) && typeof error['status'] === 'number')
    for (const list of listsOf(error['body'])) addAll(list, add);
  return found;
}

/** Returns the values in a body that may list issues. */
function listsOf(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return [body];
  if (!isRecord(body)) return [];
  const inner = lookUp(body, 'error');
  const sources = isRecord(inner) ? [body, inner] : [body];
  return sources.flatMap((source) =>
    Object.entries(source).flatMap(([name, value]) => (/(?:errors|issues|details?)$/iu.test(name) ? [value] : [])),
  );
}

function addAll(list: unknown, add: (field: string, message: unknown) => void): void {
  if (Array.isArray(list)) for (const item of list) addIssue(item, add);
  else if (isRecord(list))
    for (const [field, messages] of Object.entries(list)) {
      if (Array.isArray(messages)) for (const message of messages) add(field, message);
      // A string member named "message" is about the whole request.
      else add(field === 'message' ? '' : field, messages);
    }
}

function addIssue(item: unknown, add: (field: string, message: unknown) => void): void {
  const messages = isRecord(item) ? ['detail', 'message', 'msg', 'title'].map((name) => lookUp(item, name)) : [item];
  const message = messages.find((text) => typeof text === 'string');
  add(isRecord(item) ? fieldOfIssue(item) : '', message);
}

/** Returns the name of the field that an issue is about. */
function fieldOfIssue(item: object): string {
  const source = lookUp(item, 'source');
  const pointer = lookUp(isRecord(source) ? source : item, 'pointer');
  // RFC 9457, 3: a pointer may be the fragment of a URI, and then begins with `#`.
  if (typeof pointer === 'string') return splitPointer(pointer).join('.');
  const location = lookUp(item, 'loc');
  // The first item of FastAPI's location is `body`, `query` and so on.
  if (Array.isArray(location)) return location.slice(1).join('.');
  const path = lookUp(item, 'path') ?? lookUp(item, 'field');
  if (Array.isArray(path)) return path.join('.');
  return typeof path === 'string' ? path : '';
}
