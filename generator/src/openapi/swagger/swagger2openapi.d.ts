/** Types for the functions of the converter that are used here; it has no type declarations of its own. */
declare module 'swagger2openapi' {
  export interface ConvertOptions {
    /** Whether to correct minor errors. */
    readonly patch: boolean;
    /** Whether to mark unsupported constructs with an extension instead of failing. */
    readonly warnOnly: boolean;
  }
  export const convertObj: (swagger: object, options: ConvertOptions) => Promise<{ readonly openapi: unknown }>;
}
