/** What is answered beside the operations of the document, in the form of its errors. */
import type { RawAnswer, RawRequest } from '@community-platform/server';

export type AnswerHeaders = RawAnswer['headers'];

/** The id that a request came with, where it is one, or a new one. */
export const requestIdOf = (request: RawRequest): string => {
  const given = request.headers.get('x-request-id') ?? '';
  return /^[A-Za-z0-9._-]{1,128}$/u.test(given) ? given : globalThis.crypto.randomUUID();
};

export const refuse = (status: number, message: string, headers: AnswerHeaders = []): RawAnswer => ({
  status,
  headers: [...headers, ['content-type', 'application/json']],
  body: JSON.stringify({ success: false, message, error_details: {} }),
});
