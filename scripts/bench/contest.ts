/** Runs contenders in turns on the same work and compares their costs. */

export interface Contender {
  readonly name: string;
  /** Does the work once and resolves to its cost; less is better. */
  readonly measure: () => Promise<number>;
}

/** A contender's result: its cost, and the ratio of the baseline's cost (that of the first contender) to this cost. */
export interface Standing {
  readonly name: string;
  readonly cost: number;
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2;
}

/** The costs of one run, by the unit in which they are measured. */
export type Costs = Readonly<Record<string, number>>;

/** Does the work once and resolves to several costs; the contenders measure the same ones. */
export interface Measurer {
  readonly name: string;
  readonly measure: () => Promise<Costs>;
}

/**
 * Runs the contenders for several rounds, after a warm-up round that does not count, and compares each of their costs.
 * Costs are compared within a round, since the speed of a machine varies between rounds.
 */
export async function competeIn<Unit extends string>(
  units: readonly Unit[],
  contenders: readonly Measurer[],
  rounds: number,
): Promise<Readonly<Record<Unit, Standing[]>>> {
  const costs: Costs[][] = contenders.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    const order = contenders.map((_, index) => index);
    // Alternates the order: the first contender of a round is the last of the next.
    for (const index of round % 2 === 0 ? order : order.reverse()) {
      const cost = (await contenders[index]?.measure()) ?? {};
      if (round > 0) costs[index]?.push(cost);
    }
  }
  const standings = (unit: Unit): Standing[] => {
    const [floor = [], ...others] = costs.map((own) => own.map((each) => each[unit] ?? Number.NaN));
    return [floor, ...others].map((own, index) => {
      const ratios = own.map((cost, round) => (floor[round] ?? Number.NaN) / cost);
      const name = contenders[index]?.name ?? '';
      return { name, cost: median(own), ratio: median(ratios), low: Math.min(...ratios), high: Math.max(...ratios) };
    });
  };
  return Object.fromEntries(units.map((unit) => [unit, standings(unit)])) as Record<Unit, Standing[]>;
}

/** Like `competeIn`, for contenders with a single cost. */
export async function compete(contenders: readonly Contender[], rounds: number): Promise<Standing[]> {
  const measurers = contenders.map(({ name, measure }) => ({ name, measure: async () => ({ cost: await measure() }) }));
  return (await competeIn(['cost'], measurers, rounds)).cost;
}
