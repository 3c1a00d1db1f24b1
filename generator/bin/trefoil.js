#!/usr/bin/env node
import module from 'node:module';

// What is compiled once is kept, where Node can (22.8 and newer).
module.enableCompileCache?.();
const { main } = await import('../dist/main.js');
process.exitCode = await main(process.argv.slice(2));
