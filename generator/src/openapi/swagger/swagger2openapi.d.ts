/** The used part of the converter, which has no type declarations. */
declare module 'swagger2openapi' {
  export interface ConvertOptions {
    /** Whether minor errors are corrected. */
    readonly patch: boolean;
    /** Whether unsupported parts are marked with an extension instead of an error. */
    readonly warnOnly: boolean;
  }
  export const convertObj: (swagger: object, options: ConvertOptions) => Promise<{ readonly openapi: unknown }>;
}
