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

/**
 * Runs the contenders for several rounds, after a warm-up round that does not count. Costs are compared within a round,
 * since the speed of a machine varies between rounds.
 */
export async function compete(contenders: readonly Contender[], rounds: number): Promise<Standing[]> {
  const costs: number[][] = contenders.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    const order = contenders.map((_, index) => index);
    // Alternates the order: the first contender of a round is the last of the next.
    for (const index of round % 2 === 0 ? order : order.reverse()) {
      const cost = (await contenders[index]?.measure()) ?? Number.NaN;
      if (round > 0) costs[index]?.push(cost);
    }
  }
  const [floor = []] = costs;
  return contenders.map(({ name }, index) => {
    const own = costs[index] ?? [];
    const ratios = own.map((cost, round) => (floor[round] ?? Number.NaN) / cost);
    return { name, cost: median(own), ratio: median(ratios), low: Math.min(...ratios), high: Math.max(...ratios) };
  });
}
