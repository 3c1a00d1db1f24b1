/** Verdicts about a change, for each audience: callers of the API, and its implementers. */

/** All verdicts, from harmless to breaking. */
export const verdicts = ['none', 'documentation', 'compatible', 'breaking'] as const;

export type Verdict = (typeof verdicts)[number];

/**
 * `callers` use the types and the client; `implementers` use the server. For events, callers send (with the client
 * functions) and implementers receive.
 */
export const audiences = ['callers', 'implementers'] as const;

export type Audience = (typeof audiences)[number];

export type Verdicts = Readonly<Record<Audience, Verdict>>;

/** The source of a verdict: the comparison of the documents, the comparison of the generated TypeScript, or Redocly. */
export type Source = 'document' | 'surface' | 'redocly';

/**
 * The effect of a change on values in one direction: more values (`wider`), fewer (`narrower`), other values
 * (`different`), something removed (`vanished`), something optional added (`extended`), more values of an open enum or
 * union (`grown`), or documentation only (`words`).
 */
export type Effect = 'wider' | 'narrower' | 'different' | 'vanished' | 'extended' | 'grown' | 'words';

/** A use of a component or path item by an operation. */
export interface Use {
  /** Pointer of the operation. */
  readonly operation: string;
  /** Name and kind of what is used: `query limit`, `parameter`. */
  readonly word: string;
  readonly thing: string;
}

export interface Change extends Verdicts {
  /** Pointer of the change: in the old document for removals, otherwise in the new one. */
  readonly pointer: string;
  readonly side: Side;
  /** Pointer in the old document, if it is different. */
  readonly before?: string;
  /** Set if an operation starts or stops using a component or path item; `pointer` then leads to the definition. */
  readonly use?: Use;
  readonly message: string;
  /** The name of the property that became required or optional. */
  readonly property?: string;
  /** Texts that other sources appended to `message`. */
  readonly remarks?: readonly string[];
  /** The effect on values, if the change concerns values. */
  readonly effect?: Effect;
  /** Whether the values are sent in requests, responses or both. */
  readonly flows?: readonly Flow[];
  /** Whether only generated code differs: a name or type changed, but no change in the document explains that. */
  readonly isGenerated?: true;
  /** Set if the change affects only alpha operations, and therefore does not count as breaking. */
  readonly isUnstable?: true;
  /** The sources that reported the worst verdict, without duplicates. */
  readonly heldBy: readonly Source[];
  /** Whether the change affects the TypeScript types. */
  readonly isTyped?: true;
  /** Whether the change adds an operation, for which an implementer has to write a handler. */
  readonly isNewOperation?: true;
  /** Whether an operation has another path, but the same method and `operationId`. */
  readonly isMoved?: true;
  /** Whether an open enum or union gained values. Readers expect this, whatever other sources report. */
  readonly isGrowth?: true;
  /** Whether a schema became a variant of a union, or the reverse. The variants were compared one by one. */
  readonly isRestructured?: true;
}

export type Side = 'old' | 'new';

export type Flow = 'request' | 'response';

/** Returns the worse of two verdicts. */
export function harder(a: Verdict, b: Verdict): Verdict {
  return verdicts.indexOf(a) < verdicts.indexOf(b) ? b : a;
}

/** Returns whether the first verdict is worse than the second. */
export function isHarder(a: Verdict, b: Verdict): boolean {
  return verdicts.indexOf(a) > verdicts.indexOf(b);
}

/** Returns the worse of two verdicts, for each audience. */
export function harderOf(a: Verdicts, b: Verdicts): Verdicts {
  return {
    callers: harder(a.callers, b.callers),
    implementers: harder(a.implementers, b.implementers),
  };
}

/** Returns the worst verdict that a change has for any audience. */
export function worstOf({ callers, implementers }: Verdicts): Verdict {
  return harder(callers, implementers);
}

/** Returns the worst verdicts among all changes, for each audience; `none` without changes. */
export function verdictOf(changes: readonly Change[]): Verdicts {
  return changes.reduce<Verdicts>(harderOf, { callers: 'none', implementers: 'none' });
}
