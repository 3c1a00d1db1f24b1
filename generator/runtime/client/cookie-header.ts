import { readCookieLines } from '../codec/cookie-lines.js';
import type { HeaderForm } from './operation.js';

/** Reads the `Set-Cookie` header, which has one line per cookie. */
export const readSetCookie: HeaderForm['read'] = (headers, _name, { shape = 'string' }) =>
  readCookieLines(headers.getSetCookie(), shape);
