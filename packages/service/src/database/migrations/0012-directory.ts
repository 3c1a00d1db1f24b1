/** Index of the few members hidden from the directory, whose number is subtracted from the count of all members. */
export const directory = `
create index members_unlisted on members (community_id, id) where not visible_in_member_directory;
`;
