/**
 * Finds the deepest chain of references. Generated code and libraries that traverse a document are recursive. They fail
 * when the stack overflows, at a depth that depends on the size of the stack.
 */
import { isContainer } from '../../support/guards.js';
import { join } from '../../support/json-pointer.js';
import type { Node } from './shape.js';

/** Returns whether an error is a stack overflow. */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message.includes('call stack');
}

/** A step from an object to a child. If a `$ref` is followed, `ref` is the object that contains it. */
interface Step<Home> {
  readonly to: object;
  readonly target: Node<Home>;
  readonly ref: Node<Home> | undefined;
}

export interface Deepest<Home> {
  readonly depth: number;
  /** The first `$ref` on the deepest path, or the start if there is none. */
  readonly at: Node<Home>;
}

type Follow<Home> = (ref: string, from: Home) => Node<Home> | undefined;

function stepsFrom<Home>({ value, home, pointer }: Node<Home>, follow: Follow<Home>): Step<Home>[] {
  return Object.entries(isContainer(value) ? value : {}).flatMap(([key, item]: [string, unknown]): Step<Home>[] => {
    const place = { value: item, home, pointer: join(pointer, key) };
    const found = key === '$ref' && typeof item === 'string' ? follow(item, home) : undefined;
    const target = found ?? place;
    if (!isContainer(target.value)) return [];
    return [{ to: target.value, target, ref: found === undefined ? undefined : place }];
  });
}

/** Returns the deepest path from a node, following references. Each object is visited once. */
export function findDeepest<Home>(start: Node<Home>, follow: Follow<Home>): Deepest<Home> {
  const steps = new Map<object, readonly Step<Home>[]>();
  const finished: object[] = [];
  // Children are finished before their parent.
  const waiting: (Node<Home> | { readonly done: object })[] = [start];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if ('done' in next) finished.push(next.done);
    else if (isContainer(next.value) && !steps.has(next.value)) {
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
  let step = isContainer(start.value) ? deepest.get(start.value) : undefined;
  while (step !== undefined && step.ref === undefined) step = deepest.get(step.to);
  return { depth: step === undefined ? 0 : (depths.get(step.to) ?? 0), at: step?.ref ?? start };
}
