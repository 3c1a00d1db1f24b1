/** Loaded before a program that reads other texts in place of some files and URLs; the environment names their list. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const list = process.env.TREFOIL_REPLACED_FILES;
const replaced = new Map(list === undefined ? [] : JSON.parse(fs.readFileSync(list, 'utf8')));
const { readFile } = fs.promises;
const { fetch } = globalThis;

fs.promises.readFile = (path, ...rest) => readFile(replaced.get(path) ?? path, ...rest);
syncBuiltinESMExports();
globalThis.fetch = async (url, ...rest) => {
  const copy = replaced.get(String(url));
  return copy === undefined ? fetch(url, ...rest) : new Response(await readFile(copy));
};
