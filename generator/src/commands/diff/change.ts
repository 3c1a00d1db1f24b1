/** The verdict of a change for each audience: callers of the API and its implementers. */

/** Verdicts, from harmless to breaking. */
export const verdicts = ['none', 'documentation', 'compatible', 'breaking'] as const;

export type Verdict = (typeof verdicts)[number];

/**
 * `callers` use the types and the client, `implementers` the server. For events, the sender is the caller (it uses the
 * client functions), and the receiver is the implementer.
 */
export const audiences = ['callers', 'implementers'] as const;

export type Audience = (typeof audiences)[number];

export type Verdicts = Readonly<Record<Audience, Verdict>>;

/** The source of a verdict: the comparison of the models, of the TypeScript surface, or Redocly. */
export type Source = 'document' | 'surface' | 'redocly';

export interface Change extends Verdicts {
  /** Pointer of the change: in the old document for removals, otherwise in the new one. */
  readonly pointer: string;
  readonly side: Side;
  /** Pointer in the old document, if it differs. */
  readonly before?: string;
  readonly message: string;
  /** The sources that support the worst verdict, without duplicates. */
  readonly heldBy: readonly Source[];
  /** Whether the change is visible to TypeScript. */
  readonly isTyped?: true;
  /** Whether the change adds an operation, for which an implementer has to write a handler. */
  readonly isNewOperation?: true;
  /** Whether an open enum or union has grown. This is compatible for readers, whatever other sources report. */
  readonly isGrowth?: true;
  /** Whether a schema became a variant of a union, or the reverse. The variants were compared one by one. */
  readonly isRestructured?: true;
}

export type Side = 'old' | 'new';

export const harder = (a: Verdict, b: Verdict): Verdict => (verdicts.indexOf(a) < verdicts.indexOf(b) ? b : a);

export const isHarder = (a: Verdict, b: Verdict): boolean => verdicts.indexOf(a) > verdicts.indexOf(b);

/** The worse of two verdicts, for each audience. */
export const harderOf = (a: Verdicts, b: Verdicts): Verdicts => ({
  callers: harder(a.callers, b.callers),
  implementers: harder(a.implementers, b.implementers),
});

/** The worse verdict of a change across audiences. */
export const worstOf = ({ callers, implementers }: Verdicts): Verdict => harder(callers, implementers);

/** The overall verdict of all changes; `none` without changes. */
export const verdictOf = (changes: readonly Change[]): Verdicts =>
  changes.reduce<Verdicts>(harderOf, { callers: 'none', implementers: 'none' });
