/**
 * A text of an enumeration that was not known when the types were generated: what a newer server may send.
 *
 * It keeps the known values apart (`switch` narrows as ever, a misspelt value does not compile), can be sent back as it
 * was received, and cannot be made up. It is a type only: there is no such value at run time.
 */
export declare enum UnknownText {
  value = '\u0000unknown',
}

/** A member of a union that was not known when the types were generated; its discriminator tells it from the others. */
export type UnknownMember<Discriminator extends string> = { [Key in Discriminator]: UnknownText } & {
  [key: string]: unknown;
};

/** The values of an open enumeration that are known, such as for a table with an entry for each. */
export type Known<T> = Exclude<T, UnknownText>;
