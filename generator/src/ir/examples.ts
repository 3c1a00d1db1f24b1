/** Usability of examples, and the kinds of bodies that have samples. */
import type { Example } from './api.js';
import type { BodyKind } from './body-kind.js';

/** The kinds of bodies that have samples; bytes and streams have none. */
export const sampledKinds: readonly BodyKind[] = ['json', 'text', 'form', 'xml', 'multipart', 'parts'];

/** Returns whether samples and the mock server can use an example: it is valid and can be sent. */
export const isUsable = ({ isRefused }: Example): boolean => isRefused !== true;
