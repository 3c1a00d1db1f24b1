/**
 * An enum value that was unknown when the types were generated, such as one of a newer server. It keeps the known
 * values distinct (`switch` narrows as usual, a misspelled value does not compile), can be sent back as received, and
 * cannot be created. It exists as a type only: there is no such value at run time.
 */
export declare enum UnknownText {
  value = '\u0000unknown',
}

/**
 * A union member that was unknown when the types were generated; its discriminator distinguishes it from the others.
 */
export type UnknownMember<Discriminator extends string> = { [Key in Discriminator]: UnknownText } & {
  [key: string]: unknown;
};

/** The known values of an open enum, for example for a table with an entry for each. */
export type Known<T> = Exclude<T, UnknownText>;
