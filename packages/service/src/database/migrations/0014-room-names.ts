/** A group chat is named after its members at the time of reading. */
export const roomNames = `
alter table chat_rooms drop column name;
`;
