/** The schemas of `pets.yaml`, for tools that do not read OpenAPI documents. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export const { schemas } = parse(readFileSync(process.env.BENCH_DOCUMENT, 'utf8')).components;
