/**
 * Checks components that nothing refers to. No code is generated for them, but errors in them are reported as warnings,
 * before an operation uses them.
 */

import type { Report } from '../diagnostics/diagnostics.js';
import { asObject } from '../openapi/values.js';
import { join, pointerOf } from '../support/json-pointer.js';
import type { Context, Located } from './context.js';
import { lowerHeaders } from './headers.js';
import { listMethods, lowerBody, lowerOperation } from './operation.js';
import { lowerParameters } from './parameter.js';
import { lowerResponses } from './response.js';
import type { Schemes } from './security.js';

/** Returns the pointers of all references in a document. */
function listTargets(root: unknown): Set<string> {
  const targets = new Set<string>();
  const waiting: unknown[] = [root];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, item] of Object.entries(value) as [string, unknown][]) {
      if (key === '$ref' && typeof item === 'string') targets.add(pointerOf(item));
      else if (typeof item === 'object' && item !== null) waiting.push(item);
    }
  }
  return targets;
}

interface Component {
  readonly value: unknown;
  readonly pointer: string;
  /** A reference to the component. */
  readonly reference: { readonly $ref: string };
}

type Check = (context: Context, component: Component, schemes: Schemes) => void;

function checkItem(context: Context, { value, pointer }: Located<unknown>, schemes: Schemes): void {
  const item = asObject(value);
  for (const { method, raw, tokens } of listMethods(item))
    lowerOperation(
      context,
      { method, raw, path: '', route: '', pointer: join(pointer, ...tokens), id: tokens.join(' ') },
      { value: item, pointer },
      { security: [], schemes },
    );
}

/** Functions that lower a component, by group. Not needed for schemas, whose types are always generated. */
const checks: Readonly<Record<string, Check>> = {
  parameters: (context, { reference, pointer }) => void lowerParameters(context, [{ value: [reference], pointer }]),
  headers: (context, { reference, pointer }) => void lowerHeaders(context, { 'X-Header': reference }, pointer),
  responses: (context, { reference, pointer }) =>
    void lowerResponses(context, { default: reference }, pointer, 'received'),
  requestBodies: (context, { reference, pointer }) => void lowerBody(context, reference, pointer, 'sent'),
  pathItems: checkItem,
  callbacks: (context, { value, pointer }, schemes) => {
    for (const [key, item] of Object.entries(asObject(value)))
      if (!key.startsWith('x-')) checkItem(context, { value: item, pointer: join(pointer, key) }, schemes);
  },
};

/** Returns whether a diagnostic is about a path; components have no path. */
function isOfPath(code: string): boolean {
  return code.startsWith('path-');
}

/** Reports errors in unused components as warnings. */
export function checkUnused(context: Context, schemes: Schemes): void {
  const used = listTargets(context.root);
  const report: Report = (code, pointer, parameters) => {
    if (!isOfPath(code)) context.report(code, pointer, parameters, 'warning');
  };
  // A separate context is used, so that nothing lowered here becomes part of a package.
  const apart: Context = { ...context, report, schemas: new Map(context.schemas), targets: new Set() };
  const components = asObject(context.root['components']);
  for (const [group, check] of Object.entries(checks))
    for (const [name, value] of Object.entries(asObject(components[group]))) {
      const pointer = join('/components', group, name);
      if (!used.has(pointer)) check(apart, { value, pointer, reference: { $ref: `#${pointer}` } }, schemes);
    }
}
