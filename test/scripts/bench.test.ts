/** Comparison of contenders. A unit test, because measured times are not reproducible. */
import { describe, expect, test } from 'vitest';
import { compete } from '../../scripts/bench/contest.js';
import { listLosses, type Measured } from '../../scripts/bench/record.js';
import { printTable } from '../../scripts/bench/table.js';

describe('compete', () => {
  test('compete compares costs within a round, in alternating order, after a warm-up round', async () => {
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
    // The machine is twice as slow in the second counted round, for all contenders.
    const standings = await compete([costing('floor', [99, 10, 20, 10]), costing('ours', [1, 20, 40, 25])], 3);
    expect(standings).toEqual([
      { name: 'floor', cost: 10, ratio: 1, low: 1, high: 1 },
      { name: 'ours', cost: 25, ratio: 0.5, low: 0.4, high: 0.5 },
    ]);
    expect(turns).toEqual(['floor', 'ours', 'ours', 'floor', 'floor', 'ours', 'ours', 'floor']);
  });

  test('compete uses the mean of the two middle costs of an even number of rounds', async () => {
    const costs = [0, 2, 4];
    const [only] = await compete([{ name: 'floor', measure: async () => costs.shift() ?? 0 }], 2);
    expect(only?.cost).toBe(3);
  });
});

describe('listLosses', () => {
  const measured = (name: string, ratio: number, work = 'GET', unit = 'ms'): Measured => ({
    node: '',
    rounds: 1,
    parts: { server: [{ work, unit, standings: [{ name, cost: 1, ratio, low: ratio, high: ratio }] }] },
  });
  test.each([
    ['85 percent as no loss', 'trefoil', 0.85, 0],
    ['84 percent as a loss', 'trefoil', 0.84, 1],
    ['84 percent mounted in hono as a loss', 'trefoil-in-hono', 0.84, 1],
    ['50 percent of another framework as no loss', 'fastify', 0.5, 0],
  ])('listLosses counts a ratio of %s', (_, name, ratio, count) => {
    expect(listLosses(measured(name, 1), measured(name, ratio))).toHaveLength(count);
  });

  test('listLosses describes a loss with its location and skips new measurements', () => {
    expect(listLosses(measured('trefoil', 1), measured('trefoil', 0.5))).toEqual([
      'server, GET (ms): trefoil is at 0.50, and was at 1.00',
    ]);
    expect(listLosses(measured('trefoil', 1), measured('trefoil', 0.5, 'PUT'))).toEqual([]);
    expect(listLosses(measured('trefoil', 1), measured('trefoil', 0.5, 'GET', 'MiB'))).toEqual([]);
  });
});

test('printTable shows ratios to a baseline, or only costs if there is none', () => {
  const standing = (name: string, cost: number, ratio: number) => ({ name, cost, ratio, low: ratio, high: ratio });
  const table = printTable({
    node: 'v24',
    rounds: 5,
    parts: {
      server: [
        { work: 'a GET request', unit: 'µs', standings: [standing('raw', 20, 1), standing('trefoil', 25.04, 0.8)] },
      ],
      watch: [{ work: 'a save', unit: 'ms', standings: [standing('trefoil', 1234.4, 1)] }],
    },
  });
  expect(table.split('\n').slice(2)).toEqual([
    '| a GET request | µs | node:http 20.0 | trefoil **0.80** (25.0) |',
    '| a save | ms | trefoil 1,234 |  |',
  ]);
});
