/** Parses a request to join: a form, or the same fields as JSON. */
import { httpError, type RawRequest } from '@community-platform/server';

/** Maximum size of a form in bytes. */
const LARGEST = 16_384;

const readBytes = async ({ body }: RawRequest): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.byteLength;
    if (length > LARGEST) throw httpError(413, 'The form is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const readText = async (request: RawRequest): Promise<string> => {
  const bytes = await readBytes(request);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw httpError(400, 'The form is not in UTF-8');
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw httpError(400, 'The body is not JSON');
  }
};

/** Parses the body and returns a function that reads a field as a text; missing fields are empty. */
export const readFields = async (request: RawRequest): Promise<(name: string) => string> => {
  const [type = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';');
  switch (type.trim()) {
    case 'application/x-www-form-urlencoded': {
      const form = new URLSearchParams(await readText(request));
      return (name) => form.get(name) ?? '';
    }
    case 'application/json': {
      const body = parseJson(await readText(request));
      if (typeof body !== 'object' || body === null || Array.isArray(body))
        throw httpError(422, 'The request is not valid', { body: ['is no object'] });
      return (name) => {
        const value: unknown = Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined;
        if (value === undefined || value === null) return '';
        if (typeof value !== 'string' && typeof value !== 'number')
          throw httpError(422, 'The request is not valid', { [name]: ['is no text'] });
        return String(value);
      };
    }
    default:
      throw httpError(415, 'Send a form or JSON');
  }
};

/** Parses the id of the chosen price; undefined for an empty text, 0 (no price) for an invalid one. */
export const readPriceId = (text: string): number | undefined => {
  if (text === '') return undefined;
  return /^\d{1,9}$/u.test(text) ? Number(text) : 0;
};
