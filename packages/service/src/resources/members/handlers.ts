/** Members, what is known of them, and how they get access. */
export const membersHandlers = {};
