/** The tables of this area. */
export type BusinessTables = {};
