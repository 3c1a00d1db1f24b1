/** Runs the mock server of a folder as a child process and reports its port to the parent. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mockDataFile, readMockData } from '../mock/data.js';
import { loadMock } from '../mock/mock.js';

const folder = process.argv[2] ?? '';
const data = readMockData(await readFile(join(folder, mockDataFile), 'utf8'));
const server = await loadMock(folder, { data });
process.on('disconnect', () => process.exit());
// Ctrl-C and a closed terminal signal every process of the terminal; the parent decides when this one exits.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
process.send?.({ port: await server.listen(0, '127.0.0.1') });
