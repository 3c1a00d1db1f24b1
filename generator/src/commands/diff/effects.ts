/** Maps effects on values to verdicts for senders and receivers. */
import type { Direction } from '../../ir/direction.js';
import {
  type Audience,
  type Change,
  type Effect,
  type Flow,
  harder,
  type Side,
  type Use,
  type Verdict,
  type Verdicts,
} from './change.js';

/** The direction of data: callers write requests and read responses. `access` is the direction that the client sees. */
export interface Way {
  readonly flow: Flow;
  readonly access: Direction;
  /** Polarity: normally 1; -1 below `not`; 0 below `if`, where the effect is unknown. */
  readonly polarity: 1 | -1 | 0;
}

/** Returns the audience that writes the values. */
export function writerOf({ flow }: Pick<Way, 'flow'>): Audience {
  return flow === 'request' ? 'callers' : 'implementers';
}

function judge(effect: Effect): { readonly writer: Verdict; readonly reader: Verdict } {
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
}

function turn(effect: Effect, { polarity }: Way): Effect {
  if (polarity === 1 || effect === 'words') return effect;
  if (polarity === 0) return 'different';
  if (effect === 'wider' || effect === 'extended' || effect === 'grown') return 'narrower';
  return effect === 'narrower' ? 'wider' : effect;
}

/** Returns the verdicts of an effect on values that flow in a direction. */
export function verdictsOf(effect: Effect, way: Way): Verdicts {
  const { writer, reader } = judge(turn(effect, way));
  return writerOf(way) === 'callers'
    ? { callers: writer, implementers: reader }
    : { callers: reader, implementers: writer };
}

/** Location of a change; for removals, `pointer` leads into the old document. */
export interface Location {
  readonly pointer: string;
  readonly side: Side;
  readonly before?: string;
  readonly isTyped?: boolean;
  readonly isNewOperation?: true;
  readonly isMoved?: true;
  readonly isRestructured?: true;
  readonly use?: Use | undefined;
  readonly property?: string;
  readonly effect?: Effect;
  readonly flows?: readonly Flow[];
}

/** Collects changes. If the same change is reported twice, for example for both directions, the worse verdict wins. */
export interface Recorder {
  readonly add: (place: Location, verdicts: Verdicts, message: string, isGrowth?: boolean) => void;
  readonly effect: (place: Location, effect: Effect, way: Way, message: string) => void;
  readonly changes: () => readonly Change[];
}

/** Creates a recorder, which merges equal changes. */
export function createRecorder(): Recorder {
  const found = new Map<string, Change>();
  const add: Recorder['add'] = ({ isTyped, use, ...place }, { callers, implementers }, message, isGrowth = false) => {
    const key = JSON.stringify([place.side, place.pointer, message, use?.operation]);
    const known = found.get(key);
    const flows = [...new Set([...(known?.flows ?? []), ...(place.flows ?? [])])].sort();
    found.set(key, {
      ...place,
      callers: harder(callers, known?.callers ?? 'none'),
      implementers: harder(implementers, known?.implementers ?? 'none'),
      message,
      heldBy: ['document'],
      ...(use !== undefined && { use }),
      ...(flows.length > 0 && { flows }),
      ...((isTyped === true || known?.isTyped === true) && { isTyped: true as const }),
      ...((isGrowth || known?.isGrowth === true) && { isGrowth: true as const }),
    });
  };
  return {
    add,
    effect: (place, effect, way, message) => {
      const verdicts = verdictsOf(effect, way);
      add({ ...place, effect, flows: [way.flow] }, verdicts, message, turn(effect, way) === 'grown');
    },
    changes: () => [...found.values()],
  };
}
