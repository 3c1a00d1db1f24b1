#!/usr/bin/env node
import { existsSync } from 'node:fs';
import module from 'node:module';

// What is compiled once is kept, where Node can (22.8 and newer).
module.enableCompileCache?.();
const compiled = new URL('../dist/main.js', import.meta.url);
if (existsSync(compiled)) {
  const { main } = await import(compiled.href);
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.stderr.write('trefoil: it is not compiled; in its repository: npm run build:tool\n');
  process.exitCode = 3;
}
