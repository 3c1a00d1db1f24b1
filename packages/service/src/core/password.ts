/** Passwords of members, kept as scrypt hashes (RFC 7914) that carry their parameters and salt. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const COST: ScryptOptions = { N: 16_384, r: 8, p: 1 };
const LENGTH = 32;

const derive = (password: string, salt: Buffer, length: number, cost: ScryptOptions): Promise<Buffer> =>
  new Promise((done, fail) => {
    scrypt(password.normalize('NFC'), salt, length, cost, (error, key) => (error ? fail(error) : done(key)));
  });

/** `scrypt$N$r$p$salt$hash`, the last two in base64url. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, LENGTH, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
};

export const verifyPassword = async (password: string, hash: string): Promise<boolean> => {
  const [scheme, N, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), expected.length, cost), expected);
};
