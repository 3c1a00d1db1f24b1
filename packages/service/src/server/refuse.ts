/** What is answered beside the operations of the document, in the form of its errors. */
import type { RawAnswer } from '@community-platform/server';

export type AnswerHeaders = RawAnswer['headers'];

export const refuse = (status: number, message: string, headers: AnswerHeaders = []): RawAnswer => ({
  status,
  headers: [...headers, ['content-type', 'application/json'], ['cache-control', 'no-store']],
  body: JSON.stringify({ success: false, message, error_details: {} }),
});
