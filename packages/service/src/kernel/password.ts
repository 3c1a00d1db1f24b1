/** Password hashes of members: scrypt (RFC 7914), stored with their parameters and salt. */
import { randomBytes, scrypt } from 'node:crypto';

const COST = { N: 16_384, r: 8, p: 1 };
const LENGTH = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((done, fail) => {
    scrypt(password.normalize('NFC'), salt, LENGTH, COST, (error, key) => (error ? fail(error) : done(key)));
  });
}

/** Returns `scrypt$N$r$p$salt$hash`, with salt and hash in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}
