/** What a difference means to whom: for those who call an API, and for those who implement it. */

/** From what nobody has to mind to what somebody's code has to be changed for. */
export const verdicts = ['none', 'documentation', 'compatible', 'breaking'] as const;

export type Verdict = (typeof verdicts)[number];

/**
 * `callers` use the types and the client, `implementers` the server. Of an event it is the same: who sends it calls, by a
 * function of the client, and who receives it implements, by a receiver of the server.
 */
export const audiences = ['callers', 'implementers'] as const;

export type Audience = (typeof audiences)[number];

export type Verdicts = Readonly<Record<Audience, Verdict>>;

/** Who says so: the two models, the TypeScript of the packages, or Redocly. */
export type Source = 'document' | 'surface' | 'redocly';

export interface Change extends Verdicts {
  /** What changed; in the old document, if it is gone, else in the new one. */
  readonly pointer: string;
  readonly side: Side;
  /** What it was before, where it stood elsewhere, in the old document. */
  readonly before?: string;
  readonly message: string;
  /** Who holds the harder verdict, each once. */
  readonly heldBy: readonly Source[];
  /** Whether TypeScript can see it. */
  readonly isTyped?: true;
  /** Whether it is that an operation is there which was not, for which an implementer has to write a handler. */
  readonly isNewOperation?: true;
  /** Whether something open has grown, which is compatible for who reads it, whatever else is said. */
  readonly isGrowth?: true;
  /** Whether a schema has become a variant of a union, or the other way round: what that means was compared variant by variant. */
  readonly isRestructured?: true;
}

export type Side = 'old' | 'new';

export const harder = (a: Verdict, b: Verdict): Verdict => (verdicts.indexOf(a) < verdicts.indexOf(b) ? b : a);

export const isHarder = (a: Verdict, b: Verdict): boolean => verdicts.indexOf(a) > verdicts.indexOf(b);

/** The harder verdict of each audience. */
export const harderOf = (a: Verdicts, b: Verdicts): Verdicts => ({
  callers: harder(a.callers, b.callers),
  implementers: harder(a.implementers, b.implementers),
});

/** The harder verdict of a change. */
export const worstOf = ({ callers, implementers }: Verdicts): Verdict => harder(callers, implementers);

/** The verdict of all changes together; `none` without any. */
export const verdictOf = (changes: readonly Change[]): Verdicts =>
  changes.reduce<Verdicts>(harderOf, { callers: 'none', implementers: 'none' });
