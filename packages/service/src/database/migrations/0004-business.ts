/** The tables of the area `business`. */
export const business = `
`;
