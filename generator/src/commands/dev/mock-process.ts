/** The mock server of a folder as a process of its own, which tells its parent the port. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadMock } from '../mock/mock.js';
import { mockDataFile, readMockData } from '../mock/data.js';

const folder = process.argv[2] ?? '';
const data = readMockData(await readFile(join(folder, mockDataFile), 'utf8'));
const server = await loadMock(folder, { data });
process.on('disconnect', () => process.exit());
// Ctrl-C, and the end of a terminal, reach every process of it; the parent says when this one ends.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
process.send?.({ port: await server.listen(0, '127.0.0.1') });
