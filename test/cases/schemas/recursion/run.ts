import type { Ping, Rule, Tree } from '@case/types';

const tree: Tree = { value: 1, children: [{ children: [] }] };
const rule: Rule = { all: ['a', { all: [] }] };
const ping: Ping = { pong: { ping: {} } };
if ([tree, rule, ping].length !== 3) throw new Error('unreachable');
