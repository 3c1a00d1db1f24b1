/** The statements of a check. There are only a few kinds, so that they can be formatted well. */
import { type Code, code, indentRest, joinCode } from '../../support/code/code.js';

export type Step =
  /** Ends the check if `when` and `by` are true. `by` adds an issue and returns whether the check can stop. */
  | { readonly kind: 'refuse'; readonly when: readonly Code[]; readonly by: Code }
  | {
      readonly kind: 'if';
      readonly when: readonly Code[];
      readonly steps: readonly Step[];
      readonly otherwise: readonly Step[];
    }
  | { readonly kind: 'for'; readonly head: Code; readonly body: readonly Step[] }
  | { readonly kind: 'line'; readonly code: Code };

/** Returns a step that is a single line of code. */
export const line = (text: Code): Step => ({ kind: 'line', code: text });

/** Returns a step that rejects a value if `when` is true. */
export const refuseIf = (when: Code | undefined, by: Code): Step => ({
  kind: 'refuse',
  when: when === undefined ? [] : [when],
  by,
});

/** Returns a step that rejects a value if all conditions are true. The last condition adds the issue. */
export function refuseIfAll(conditions: readonly Code[]): Step {
  return { kind: 'refuse', when: conditions.slice(0, -1), by: joinCode(conditions.slice(-1), '') };
}

/** Returns steps that are run if `when` is true; none if there are no steps. */
export const onlyIf = (when: Code, then: readonly Step[], otherwise: readonly Step[] = []): Step[] => {
  const [only, ...more] = then;
  if (only === undefined && otherwise.length === 0) return [];
  if (only?.kind === 'refuse' && more.length === 0 && otherwise.length === 0)
    return [{ ...only, when: [when, ...only.when] }];
  if (only?.kind === 'if' && more.length === 0 && otherwise.length === 0 && only.otherwise.length === 0)
    return [{ ...only, when: [when, ...only.when] }];
  return [{ kind: 'if', when: [when], steps: then, otherwise }];
};

/** Returns a loop; no step if its body is empty. */
export const forEach = (head: Code, body: readonly Step[]): Step[] =>
  body.length === 0 ? [] : [{ kind: 'for', head, body }];

const width = 118;

/** Joins conditions with `&&`. A condition that contains `||` is put in parentheses. */
const joinConditions = (conditions: readonly Code[]): Code =>
  joinCode(
    conditions.map((each) => (conditions.length > 1 && each.includes(' || ') ? code`(${each})` : each)),
    ' && ',
  );

const block = (steps: readonly Step[]): Code => {
  const body = joinCode(steps.map(printStep), '\n');
  return code`{\n  ${indentRest(body, '  ')}\n}`;
};

/** Returns whether a step can follow a condition or loop without braces. */
const isShort = (step: Step | undefined): boolean => step?.kind === 'refuse' || step?.kind === 'for';

const body = (steps: readonly Step[]): Code => {
  const [only] = steps;
  if (steps.length !== 1 || only === undefined || !isShort(only)) return code` ${block(steps)}`;
  return code`\n  ${indentRest(printStep(only), '  ')}`;
};

const printRefusal = (when: readonly Code[], by: Code): Code => {
  const flat = code`if (${joinConditions([...when, by])}) return false;`;
  if (flat.length <= width || when.length === 0) return flat;
  const test = code`if (${joinConditions(when)})`;
  const end = code`  if (${by}) return false;`;
  if (test.length <= width && end.length <= width) return code`${test}\n${end}`;
  const lines = [...when, by].map((each) => (each.includes(' || ') ? code`(${each})` : each));
  return code`if (\n  ${joinCode(lines, ' &&\n  ')}\n)\n  return false;`;
};

/** Prints a step. */
export const printStep = (step: Step): Code => {
  switch (step.kind) {
    case 'line':
      return step.code;
    case 'refuse':
      return printRefusal(step.when, step.by);
    case 'for':
      return code`for (${step.head})${body(step.body)}`;
    case 'if':
      return printBranches(step.when, step.steps, step.otherwise);
  }
};

const printBranches = (when: readonly Code[], then: readonly Step[], otherwise: readonly Step[]): Code => {
  const head = code`if (${joinConditions(when)})`;
  if (otherwise.length === 0) return code`${head}${body(then)}`;
  const [only] = otherwise;
  const rest =
    otherwise.length === 1 && (only?.kind === 'if' || only?.kind === 'refuse')
      ? code` ${printStep(only)}`
      : code` ${block(otherwise)}`;
  return code`${head} ${block(then)} else${rest}`;
};

/** Prints steps, one per line. */
export const printSteps = (steps: readonly Step[]): Code => joinCode(steps.map(printStep), '\n');
