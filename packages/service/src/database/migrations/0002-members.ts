/** The tables of the area `members`. */
export const members = `
`;
