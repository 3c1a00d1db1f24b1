/** Names a group chat after its members when it is read. */
export const roomNames = `
alter table chat_rooms drop column name;
`;
