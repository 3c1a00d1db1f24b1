/** The names of the report formats, separate from the code that prints them: most commands need only the names. */

/** All report formats: for people (`stylish`), for scripts (`json`), and for other programs. */
export const lintFormats = ['stylish', 'json', 'github', 'sarif', 'codeclimate', 'junit'] as const;

export type LintFormat = (typeof lintFormats)[number];
