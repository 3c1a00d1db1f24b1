/** Stores results in `result.json`, and detects regressions. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { here } from './documents.js';
import type { Row } from './part.js';
import { plotRecord } from './plot.js';
import { saveTable } from './table.js';

export interface Measured {
  readonly node: string;
  readonly rounds: number;
  readonly parts: Readonly<Record<string, readonly Row[]>>;
}

/** A ratio below this fraction of its previous value is a regression. */
const KEPT = 0.85;

const path = join(here, 'result.json');
const picture = join(here, 'result.svg');

async function readRecord(): Promise<Measured> {
  return JSON.parse(await readFile(path, 'utf8'));
}

/** Saves results and the chart of them. Parts that were not measured keep their previous results. */
export async function saveRecord(measured: Measured): Promise<void> {
  const before = await readRecord().catch(() => undefined);
  const parts = { ...before?.parts, ...measured.parts };
  const record = { ...measured, parts };
  await writeFile(path, `${JSON.stringify(record, null, 2)}\n`);
  await writeFile(picture, plotRecord(record));
  await saveTable(record);
}

/** Returns a line for each of our own ratios that has decreased by more than 15 percent. */
export function listLosses(before: Measured, now: Measured): string[] {
  return Object.entries(now.parts).flatMap(([part, rows]) =>
    rows.flatMap(({ work, unit, standings }) => {
      const known = before.parts[part]?.find((row) => row.work === work && row.unit === unit)?.standings ?? [];
      return standings.flatMap(({ name, ratio }) => {
        const was = known.find((each) => each.name === name)?.ratio;
        if (!name.startsWith('trefoil') || was === undefined || ratio >= was * KEPT) return [];
        return [`${part}, ${work} (${unit}): ${name} is at ${ratio.toFixed(2)}, and was at ${was.toFixed(2)}`];
      });
    }),
  );
}

/** Like `listLosses`, but compares with the saved results. */
export async function checkRecord(now: Measured): Promise<string[]> {
  return listLosses(await readRecord(), now);
}
