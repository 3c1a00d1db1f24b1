/** Limits of a file: bytes, nesting depth, and copies of a node by aliases. */
export const limits = { bytes: 32 * 1024 * 1024, depth: 200, aliases: 100 } as const;
