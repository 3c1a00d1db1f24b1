/** How contenders are compared. A unit test: what a machine measures is no expectation. */
import { describe, expect, test } from 'vitest';
import { compete } from '../../scripts/bench/contest.js';
import { listLosses, type Measured } from '../../scripts/bench/record.js';

describe('a contest', () => {
  test('compares costs of one round, in turns, after one that does not count', async () => {
    const turns: string[] = [];
    const costing = (name: string, costs: readonly number[]) => {
      const left = [...costs];
      return {
        name,
        measure: async () => {
          turns.push(name);
          return left.shift() ?? 0;
        },
      };
    };
    // The machine is twice as slow in the second round that counts, for all.
    const standings = await compete([costing('floor', [99, 10, 20, 10]), costing('ours', [1, 20, 40, 25])], 3);
    expect(standings).toEqual([
      { name: 'floor', cost: 10, ratio: 1, low: 1, high: 1 },
      { name: 'ours', cost: 25, ratio: 0.5, low: 0.4, high: 0.5 },
    ]);
    expect(turns).toEqual(['floor', 'ours', 'ours', 'floor', 'floor', 'ours', 'ours', 'floor']);
  });

  test('takes the middle of two', async () => {
    const costs = [0, 2, 4];
    const [only] = await compete([{ name: 'floor', measure: async () => costs.shift() ?? 0 }], 2);
    expect(only?.cost).toBe(3);
  });
});

describe('losses', () => {
  const measured = (name: string, ratio: number, work = 'GET'): Measured => ({
    node: '',
    rounds: 1,
    parts: { server: [{ work, unit: '', standings: [{ name, cost: 1, ratio, low: ratio, high: ratio }] }] },
  });
  test.each([
    ['85 percent', 'trefoil', 0.85, 0],
    ['less', 'trefoil', 0.84, 1],
    ['less, mounted in another', 'trefoil-in-hono', 0.84, 1],
    ['less, of a peer', 'fastify', 0.5, 0],
  ])('%s', (_, name, ratio, count) => {
    expect(listLosses(measured(name, 1), measured(name, ratio))).toHaveLength(count);
  });

  test('are told with their place; what was not measured before has none', () => {
    expect(listLosses(measured('trefoil', 1), measured('trefoil', 0.5))).toEqual([
      'server, GET: trefoil is at 0.50, and was at 1.00',
    ]);
    expect(listLosses(measured('trefoil', 1), measured('trefoil', 0.5, 'PUT'))).toEqual([]);
  });
});
