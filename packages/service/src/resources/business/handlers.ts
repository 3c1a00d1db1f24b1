/** Courses, events, payments, forms and workflows. */
export const businessHandlers = {};
