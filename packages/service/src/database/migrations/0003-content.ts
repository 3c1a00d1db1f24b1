/** The tables of the area `content`. */
export const content = `
`;
