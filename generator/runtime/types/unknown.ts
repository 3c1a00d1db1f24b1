/**
 * An enum value that was not known when the types were generated, for example from a newer server. The known values
 * stay distinct: `switch` narrows as usual, and a misspelled value does not compile. An unknown value can be sent back,
 * but not created. The type exists only at compile time.
 */
export declare enum UnknownText {
  value = '\u0000unknown',
}

/**
 * A union member that was not known when the types were generated. Its discriminator distinguishes it from known
 * members.
 */
export type UnknownMember<Discriminator extends string> = { [Key in Discriminator]: UnknownText } & {
  [key: string]: unknown;
};

/** The known values of an open enum, for example for a table with an entry for each of them. */
export type Known<T> = Exclude<T, UnknownText>;
