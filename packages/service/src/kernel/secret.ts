/** Opaque random secrets, stored only as hashes. */
import { createHash, randomBytes } from 'node:crypto';

/** 43 characters of base64url: 256 random bits. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256: a secret of 256 random bits needs no salt and no slow hash. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
