/** Index of the few members who are hidden from the member directory; their number is subtracted from its length. */
export const directory = `
create index members_unlisted on members (community_id, id) where not visible_in_member_directory;
`;
