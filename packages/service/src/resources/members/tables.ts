/** The tables of this area. */
export type MembersTables = {};
