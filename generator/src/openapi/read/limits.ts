/** Limits for a file: size in bytes, nesting depth, and number of copies of a node by YAML aliases. */
export const limits = { bytes: 32 * 1024 * 1024, depth: 200, aliases: 100 } as const;
