/** The mock server of a folder as a process of its own, which tells its parent the port. */
import { loadMock } from '../run/mock.js';

const server = await loadMock(process.argv[2] ?? '');
process.on('disconnect', () => process.exit());
// Ctrl-C, and the end of a terminal, reach every process of it; the parent says when this one ends.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
process.send?.({ port: await server.listen(0, '127.0.0.1') });
