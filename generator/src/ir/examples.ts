/** Determines which examples can be used and which bodies have samples. */
import type { Example } from './api.js';
import type { BodyKind } from './body-kind.js';

/** The kinds of bodies that have samples, unlike bytes and streams. */
export const sampledKinds: readonly BodyKind[] = ['json', 'text', 'form', 'xml', 'multipart', 'parts'];

/** Returns whether samples and the mock server can use an example: it is valid and can be sent. */
export function isUsable({ isRefused }: Example): boolean {
  return isRefused !== true;
}
