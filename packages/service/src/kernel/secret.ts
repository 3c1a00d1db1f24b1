/** Opaque random secrets, stored only as hashes. */
import { createHash, randomBytes } from 'node:crypto';

/** Returns a random secret of 256 bits: 43 characters of base64url. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the SHA-256 hash of a secret. A secret with 256 random bits needs neither a salt nor a slow hash. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
