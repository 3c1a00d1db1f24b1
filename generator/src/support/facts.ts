/** Returns the fact with the given name; computes it on first use. */
export type Once<Facts> = <Name extends keyof Facts>(name: Name, compute: () => Facts[Name]) => Facts[Name];

/** Creates a cache of facts about a value, each computed at most once. `known` contains the facts known so far. */
export function createFacts<Facts>(known: Partial<Facts>): Once<Facts> {
  return (name, compute) => {
    const fact: Facts[typeof name] = known[name] ?? compute();
    known[name] = fact;
    return fact;
  };
}
