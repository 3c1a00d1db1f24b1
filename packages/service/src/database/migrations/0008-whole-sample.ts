/**
 * A sample is there as a whole or not at all, so none is marked as unfinished any more. One that an earlier version left
 * half filled stays as it is: with a token that was fixed, somebody may have written to it.
 */
export const wholeSample = `
alter table communities drop column is_unfinished;
`;
