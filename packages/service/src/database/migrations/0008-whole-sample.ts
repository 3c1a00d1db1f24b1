/**
 * Seed data is now inserted completely or not at all, so the mark for unfinished seed data is dropped. A community that
 * an earlier version left incomplete is not changed: if its token was fixed, somebody may have written to it.
 */
export const wholeSample = `
alter table communities drop column is_unfinished;
`;
