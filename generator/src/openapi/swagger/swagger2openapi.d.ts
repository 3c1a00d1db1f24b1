/** What is used of the converter, which has no types of its own. */
declare module 'swagger2openapi' {
  export interface ConvertOptions {
    /** Whether small faults are mended. */
    readonly patch: boolean;
    /** Whether unsupported parts are reported by an extension of the object instead of an error. */
    readonly warnOnly: boolean;
  }
  export const convertObj: (swagger: object, options: ConvertOptions) => Promise<{ readonly openapi: unknown }>;
}
