/** Spaces and what is written in them. */
export const contentHandlers = {};
