/** Advises callers and implementers about changes that break them. */
import { type Audience, audiences, type Change } from './change.js';
import { writerOf } from './effects.js';

/** What to do, for each audience that the change breaks. */
export type Advice = Readonly<Partial<Record<Audience, string>>>;

const toCompile = 'compile your code with the new packages, and correct what fails';

const byRule: Readonly<Record<string, Advice>> = {
  'operation-removed': { callers: 'stop calling it', implementers: 'remove its handler' },
  'operation-added': { implementers: 'write its handler' },
  'operation-moved': {
    callers: 'update the client; code that calls the URL must use the new path',
    implementers: 'update the server, which then serves the new path',
  },
  'operation-renamed': { callers: 'call the function by its new name', implementers: 'rename the handler' },
  'schema-renamed': { callers: 'use the type by its new name', implementers: 'use the type by its new name' },
  'group-changed': { callers: 'call it through the new group', implementers: 'move the handler to the new group' },
  'servers-changed': { callers: 'use the new base URL', implementers: 'serve the new base path' },
  'security-changed': {
    callers: 'send the credentials that are required now',
    implementers: 'check who may call the operation now',
  },
  'security-scheme-changed': { callers: 'send the new credential', implementers: 'check the new credential' },
  'security-scheme-removed': { callers: 'use another credential', implementers: 'remove its security handler' },
  'scope-removed': { callers: 'stop requesting the scope' },
  'pagination-removed': { callers: 'request the pages one by one' },
  'link-changed': { callers: 'follow the link with its new target and values' },
  'link-removed': { callers: 'call the target of the link directly' },
  'schema-removed': { callers: 'stop using its type', implementers: 'stop using its type' },
  'stability-lowered': { callers: 'expect changes without notice' },
  'media-type-added': { callers: 'read the new media type', implementers: 'accept the new media type' },
  'media-type-removed': { callers: 'send another media type', implementers: 'respond with another media type' },
  'response-added': { callers: 'handle the new response' },
  'response-removed': { callers: 'stop handling it', implementers: 'respond with another status' },
  'default-changed': { callers: 'send the value if you depend on the old default' },
  'default-removed': { callers: 'send the value', implementers: 'expect that the value is missing' },
  'generated-code-changed': {
    callers: toCompile,
    implementers: toCompile,
  },
};

/** Returns advice for the sender of the values; `undefined` if the effect does not concern senders. */
function adviceForWriter(rule: string, { effect }: Change): string | undefined {
  if (effect === 'vanished') return 'stop sending it';
  if (/^required-.*-added$|-became-required$/u.test(rule)) return 'always send it';
  if (effect === 'different') return 'send it in the new form';
  // Senders are affected if fewer values are allowed, receivers if more values are allowed.
  return effect === 'narrower' ? 'send only values that are still allowed' : undefined;
}

/** Returns advice for the receiver of the values; `undefined` if the effect does not concern receivers. */
function adviceForReader(rule: string, { effect }: Change): string | undefined {
  if (effect === 'vanished') return 'stop reading it';
  if (rule.endsWith('-became-optional')) return 'expect that it is missing';
  if (effect === 'different') return 'read it in the new form';
  return effect === 'wider' ? 'handle the new values' : undefined;
}

function adviceFor(rule: string, change: Change, audience: Audience): string {
  const own = byRule[rule]?.[audience];
  if (own !== undefined) return own;
  const { flows = [] } = change;
  const texts = flows.flatMap((flow) => {
    const text = writerOf({ flow }) === audience ? adviceForWriter(rule, change) : adviceForReader(rule, change);
    return text ?? [];
  });
  return texts.length === 0 ? toCompile : [...new Set(texts)].join(', and ');
}

/** Returns advice for each audience that a change breaks; empty if the change breaks nobody. */
export function adviseOn(rule: string, change: Change): Advice {
  const broken = audiences.filter((audience) => change[audience] === 'breaking');
  return Object.fromEntries(broken.map((audience) => [audience, adviceFor(rule, change, audience)]));
}
