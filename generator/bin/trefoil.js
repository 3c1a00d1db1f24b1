#!/usr/bin/env node
import { existsSync } from 'node:fs';
import module from 'node:module';

// What is compiled once is kept, where Node can (22.8 and newer).
module.enableCompileCache?.();
// Who reads along may have seen enough, as `head` has, or the terminal is closed (EIO): what is to be done is done all the same.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
  });
const compiled = new URL('../dist/main.js', import.meta.url);
if (existsSync(compiled)) {
  const { main } = await import(compiled.href);
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.stderr.write('trefoil: it is not compiled; in its repository: npm run build:tool\n');
  process.exitCode = 3;
}
