/** The schemas of `pets.yaml`, for peers that take no document. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export const { schemas } = parse(readFileSync(process.env.BENCH_DOCUMENT, 'utf8')).components;
