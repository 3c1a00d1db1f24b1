/** Prints recorded results as the Markdown table in `generator/ARCHITECTURE.md`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../support/project.js';
import type { Standing } from './contest.js';
import type { Row } from './part.js';
import type { Measured } from './record.js';

const path = join(root, 'generator/ARCHITECTURE.md');
/** The comments around the table. */
const [start, end] = ['<!-- measurements -->', '<!-- end of measurements -->'];

/** Names of contenders that are not those of a library. */
const labels: Readonly<Record<string, string>> = {
  raw: 'node:http',
  floor: 'an empty file',
  'fastify-alone': 'fastify, not validating',
  'trefoil-in-fastify': 'trefoil',
  'trefoil-in-express': 'trefoil',
  'trefoil-in-hono': 'trefoil',
  'trefoil-by-fetch': 'by fetch',
};

function labelOf({ name }: Standing): string {
  return labels[name] ?? name.replace(/^trefoil: /u, '');
}

function printCost({ cost }: Standing): string {
  return cost >= 1_000 ? Math.round(cost).toLocaleString('en') : cost.toPrecision(3);
}

function printRow({ work, unit, standings }: Row): string {
  const [first, ...others] = standings;
  if (first === undefined) return '';
  const isOurs = others.length === 0 || first.name.startsWith('trefoil');
  const ratios = isOurs
    ? []
    : others.map((each) => `${labelOf(each)} **${each.ratio.toFixed(2)}** (${printCost(each)})`);
  const costs = (isOurs ? standings : [first]).map((each) => `${labelOf(each)} ${printCost(each)}`);
  return `| ${work} | ${unit} | ${costs.join(', ')} | ${ratios.join(', ')} |`;
}

/** Returns the table: one row for each piece of work and unit, with the cost of the baseline and ratios to it. */
export function printTable({ parts }: Measured): string {
  const rows = Object.values(parts).flat().map(printRow);
  return ['| Work | Unit | Baseline | Ratio (cost) |', '|---|---|---|---|', ...rows].join('\n');
}

/** Replaces the table in the document. */
export async function saveTable(record: Measured): Promise<void> {
  const text = await readFile(path, 'utf8');
  const [before, after] = [text.indexOf(start), text.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`${path} has no place for the table`);
  await writeFile(path, `${text.slice(0, before + start.length)}\n${printTable(record)}\n${text.slice(after)}`);
}
