/** From what happened to what may be sent, to what it means for who sends and who receives. */
import type { Direction } from '../../ir/direction.js';
import { type Audience, type Change, harder, type Side, type Verdict, type Verdicts } from './change.js';

/**
 * What changed of the values that may go one way: there are more of them (`wider`), fewer (`narrower`), others
 * (`different`), a declared part is gone (`vanished`), a part more may be there, of which nobody has to know (`extended`),
 * more of what the reader was told to be ready for (`grown`), or only words (`words`).
 */
export type Effect = 'wider' | 'narrower' | 'different' | 'vanished' | 'extended' | 'grown' | 'words';

/** A way that data goes: callers write requests and read responses; access is seen from the client of the API. */
export interface Way {
  readonly flow: 'request' | 'response';
  readonly access: Direction;
  /** What is below `not` is the other way round (-1), and of what is below `if` nobody can say (0). */
  readonly polarity: 1 | -1 | 0;
}

export const writerOf = ({ flow }: Pick<Way, 'flow'>): Audience => (flow === 'request' ? 'callers' : 'implementers');

const judge = (effect: Effect): { readonly writer: Verdict; readonly reader: Verdict } => {
  switch (effect) {
    case 'wider':
      return { writer: 'compatible', reader: 'breaking' };
    case 'narrower':
      return { writer: 'breaking', reader: 'compatible' };
    // Code that names what is gone does not compile, whether it writes or reads it.
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

/** The verdicts of something that happened to what goes a way. */
export const verdictsOf = (effect: Effect, way: Way): Verdicts => {
  const { writer, reader } = judge(turn(effect, way));
  return writerOf(way) === 'callers'
    ? { callers: writer, implementers: reader }
    : { callers: reader, implementers: writer };
};

/** Where something happened: `pointer` is in the old document if it is gone. */
export interface Location {
  readonly pointer: string;
  readonly side: Side;
  readonly before?: string;
  readonly isTyped?: boolean;
  readonly isNewOperation?: true;
  readonly isRestructured?: true;
}

/** Gathers changes; what is said again of one place, such as for another way, has the harder verdict of both. */
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
