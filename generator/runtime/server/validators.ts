/** An issue found by a validator: a value that violates a schema keyword. */
export interface ValidationIssue {
  /** JSON pointer (RFC 6901) into the value. */
  readonly instancePath: string;
  readonly keyword: string;
  /** Details about the keyword, such as the limit that was exceeded. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** Returns whether a value is valid. Adds the issues to `issues`, if given. */
export type Validate = (value: unknown, issues?: ValidationIssue[]) => boolean;

/** One validator for all media types, or validators by media type. */
export type ContentValidators = Validate | Readonly<Record<string, Validate>>;

/** Validators for the requests of one operation. */
export interface RequestValidators {
  /** Validates `{path?, query?, headers?, cookies?}`: an object for each location with declared parameters. */
  readonly parameters?: Validate;
  /** Validates the body. For a stream, it validates each item. */
  readonly body?: ContentValidators;
  /** Validates the headers of the parts of a multipart body; by media type, like `body`. */
  readonly partHeaders?: ContentValidators;
}

/** Validators for the response bodies of one operation, by status, range (`4XX`) or `default`. */
export type ResponseValidators = Readonly<Record<string, ContentValidators>>;
