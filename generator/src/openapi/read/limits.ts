/** What a file may have at most: bytes, levels of its values, and copies of a node by its aliases. */
export const limits = { bytes: 32 * 1024 * 1024, depth: 200, aliases: 100 } as const;
