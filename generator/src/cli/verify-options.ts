/** Defines the options of the commands that test a running server: `trefoil verify` and `trefoil proxy`. */
import { type Command, Option } from 'commander';
import { checks } from '../commands/conformance/difference.js';
import { collect } from './request-headers.js';

/** Adds the options of `verify`. */
export function addVerifyOptions(command: Command): Command {
  return command
    .option('--count <number>', 'valid calls per operation, and as many invalid calls (default: 25)')
    .option('--seed <number>', 'seed of the random values; printed so that a run can be repeated (default: random)')
    .option('--no-types', 'do not type-check the generated code')
    .option('--url <url>', 'call a running server with this base URL, in any programming language')
    .option('--header <name: value>', 'header of every request to the server, such as credentials; repeatable', collect)
    .option('--unsafe-methods', 'also call methods that may change data on the server: POST, PUT, PATCH, DELETE')
    .option('--hooks <file>', 'module that changes or skips requests to the server: beforeAll, beforeCall, afterAll')
    .option('--timeout <ms>', 'time for each response of the server (default: 10000)')
    .addOption(
      new Option('--exclude-checks <check...>', 'leave out checks of the responses of the server').choices(
        Object.keys(checks).filter((name) => name !== 'request'),
      ),
    )
    .option(
      '--json',
      'print one JSON object: ok, seed, count, diagnostics, skipped, types, operations, fault; with --url, operations with differences',
    );
}

/** Adds the options of `proxy`. */
export function addProxyOptions(command: Command): Command {
  return command
    .requiredOption('--target <url>', 'base URL of the server to forward requests to')
    .addOption(
      new Option('--fail-on <what>', 'exit with 1 if there were differences (default: exit with 0)').choices([
        'differences',
      ]),
    )
    .option('--json', 'print a JSON object per line: listening, difference, failure, and at the end summary');
}
