/** What of an operation says what it answers: by status (`200`), range (`4XX`) or `default`. */
interface Answered<Answer> {
  readonly answers: Readonly<Record<string, Answer>>;
}

/** The key of a status among declared answers: the status, its range, or `default`; `undefined` if undeclared. */
export function answerKey({ answers }: Answered<unknown>, status: number): string | undefined {
  return [String(status), rangeOf(status), 'default'].find((key) => Object.hasOwn(answers, key));
}

/** The declared answer of a status. */
export function answerOf<Answer>({ answers }: Answered<Answer>, status: number): Answer | undefined {
  return answers[status] ?? answers[rangeOf(status)] ?? answers['default'];
}

const rangeOf = (status: number): string => `${Math.floor(status / 100)}XX`;
