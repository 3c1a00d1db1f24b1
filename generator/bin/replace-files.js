/** Loaded before a program that is to read other texts in place of some files: a list of both paths is named by the environment. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const list = process.env.TREFOIL_REPLACED_FILES;
const replaced = new Map(list === undefined ? [] : JSON.parse(fs.readFileSync(list, 'utf8')));
const { readFile } = fs.promises;

fs.promises.readFile = (path, ...rest) => readFile(replaced.get(path) ?? path, ...rest);
syncBuiltinESMExports();
