/**
 * How deep `$ref`s lead. Libraries that walk a document, and the code that is made of it, call themselves for each level;
 * how many levels that takes depends on the stack that is left, so that they tell by failing.
 */
import { join } from '../../support/json-pointer.js';
import type { Node } from './shape.js';

/** Whether an error says that the stack was used up. */
export const isStackOverflow = (error: unknown): boolean =>
  error instanceof RangeError && error.message.includes('call stack');

/** A step down: `ref` is where the `$ref` stands by which it is made, if it is. */
interface Step<Home> {
  readonly to: object;
  readonly target: Node<Home>;
  readonly ref: Node<Home> | undefined;
}

export interface Deepest<Home> {
  readonly depth: number;
  /** The first `$ref` on the deepest way, or the start where there is none. */
  readonly at: Node<Home>;
}

type Follow<Home> = (ref: string, from: Home) => Node<Home> | undefined;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const stepsFrom = <Home>({ value, home, pointer }: Node<Home>, follow: Follow<Home>): Step<Home>[] =>
  Object.entries(isObject(value) ? value : {}).flatMap(([key, item]: [string, unknown]): Step<Home>[] => {
    const place = { value: item, home, pointer: join(pointer, key) };
    const found = key === '$ref' && typeof item === 'string' ? follow(item, home) : undefined;
    const target = found ?? place;
    if (!isObject(target.value)) return [];
    return [{ to: target.value, target, ref: found === undefined ? undefined : place }];
  });

/** The deepest way from a node over `$ref`s, no object twice. */
export const findDeepest = <Home>(start: Node<Home>, follow: Follow<Home>): Deepest<Home> => {
  const steps = new Map<object, readonly Step<Home>[]>();
  const finished: object[] = [];
  // What is found below an object is finished before the object itself.
  const waiting: (Node<Home> | { readonly done: object })[] = [start];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if ('done' in next) finished.push(next.done);
    else if (isObject(next.value) && !steps.has(next.value)) {
      const down = stepsFrom(next, follow);
      steps.set(next.value, down);
      waiting.push({ done: next.value }, ...down.map(({ target }) => target));
    }
  }
  const depths = new Map<object, number>();
  const deepest = new Map<object, Step<Home>>();
  for (const object of finished) {
    for (const step of steps.get(object) ?? []) {
      const depth = (depths.get(step.to) ?? 0) + 1;
      if (depth <= (depths.get(object) ?? 0)) continue;
      depths.set(object, depth);
      deepest.set(object, step);
    }
  }
  let step = isObject(start.value) ? deepest.get(start.value) : undefined;
  while (step !== undefined && step.ref === undefined) step = deepest.get(step.to);
  return { depth: step === undefined ? 0 : (depths.get(step.to) ?? 0), at: step?.ref ?? start };
};
