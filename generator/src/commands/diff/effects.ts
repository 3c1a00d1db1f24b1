/** Maps effects on values to verdicts for senders and receivers. */
import type { Direction } from '../../ir/direction.js';
import { type Audience, type Change, harder, type Side, type Verdict, type Verdicts } from './change.js';

/**
 * The effect of a change on the values in one direction: more values (`wider`), fewer (`narrower`), other values
 * (`different`), a removed part (`vanished`), an optional new part (`extended`), more values of an open enum or union
 * (`grown`), or documentation only (`words`).
 */
export type Effect = 'wider' | 'narrower' | 'different' | 'vanished' | 'extended' | 'grown' | 'words';

/** A direction of data: callers write requests and read responses. `access` is seen from the client of the API. */
export interface Way {
  readonly flow: 'request' | 'response';
  readonly access: Direction;
  /** Polarity: 1 normally, -1 below `not`, and 0 below `if`, where the effect is unknown. */
  readonly polarity: 1 | -1 | 0;
}

export const writerOf = ({ flow }: Pick<Way, 'flow'>): Audience => (flow === 'request' ? 'callers' : 'implementers');

const judge = (effect: Effect): { readonly writer: Verdict; readonly reader: Verdict } => {
  switch (effect) {
    case 'wider':
      return { writer: 'compatible', reader: 'breaking' };
    case 'narrower':
      return { writer: 'breaking', reader: 'compatible' };
    // Code that uses a removed name does not compile, whether it reads or writes it.
    case 'different':
    case 'vanished':
      return { writer: 'breaking', reader: 'breaking' };
    case 'extended':
    case 'grown':
      return { writer: 'compatible', reader: 'compatible' };
    case 'words':
      return { writer: 'documentation', reader: 'documentation' };
  }
};

const turn = (effect: Effect, { polarity }: Way): Effect => {
  if (polarity === 1 || effect === 'words') return effect;
  if (polarity === 0) return 'different';
  if (effect === 'wider' || effect === 'extended' || effect === 'grown') return 'narrower';
  return effect === 'narrower' ? 'wider' : effect;
};

/** The verdicts of an effect in a direction. */
export const verdictsOf = (effect: Effect, way: Way): Verdicts => {
  const { writer, reader } = judge(turn(effect, way));
  return writerOf(way) === 'callers'
    ? { callers: writer, implementers: reader }
    : { callers: reader, implementers: writer };
};

/** Location of a change; for removals, `pointer` is in the old document. */
export interface Location {
  readonly pointer: string;
  readonly side: Side;
  readonly before?: string;
  readonly isTyped?: boolean;
  readonly isNewOperation?: true;
  readonly isRestructured?: true;
}

/** Collects changes. If one location is reported twice, for example for two directions, the worse verdict is kept. */
export interface Recorder {
  readonly add: (place: Location, verdicts: Verdicts, message: string, isGrowth?: boolean) => void;
  readonly effect: (place: Location, effect: Effect, way: Way, message: string) => void;
  readonly changes: () => readonly Change[];
}

export const createRecorder = (): Recorder => {
  const found = new Map<string, Change>();
  const add: Recorder['add'] = ({ isTyped, ...place }, { callers, implementers }, message, isGrowth = false) => {
    const key = JSON.stringify([place.side, place.pointer, message]);
    const known = found.get(key);
    found.set(key, {
      ...place,
      callers: harder(callers, known?.callers ?? 'none'),
      implementers: harder(implementers, known?.implementers ?? 'none'),
      message,
      heldBy: ['document'],
      ...((isTyped === true || known?.isTyped === true) && { isTyped: true as const }),
      ...((isGrowth || known?.isGrowth === true) && { isGrowth: true as const }),
    });
  };
  return {
    add,
    effect: (place, effect, way, message) => {
      const verdicts = verdictsOf(effect, way);
      add(place, verdicts, message, turn(effect, way) === 'grown');
    },
    changes: () => [...found.values()],
  };
};
