/** A group is called by the names of its members, as they are when somebody looks. */
export const roomNames = `
alter table chat_rooms drop column name;
`;
