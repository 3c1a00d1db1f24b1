/** Who does not want to stand in the member directory: few, who are taken off its length. */
export const directory = `
create index members_unlisted on members (community_id, id) where not visible_in_member_directory;
`;
