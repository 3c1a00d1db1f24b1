/** The statements of a check: few kinds, so that they can be laid out as a person would write them. */
import { code, indentRest, joinCode, type Code } from '../../support/code/code.js';

export type Step =
  /** Ends the check where `when` holds and `by`, which notes a finding, says that one is enough. */
  | { readonly kind: 'refuse'; readonly when: readonly Code[]; readonly by: Code }
  | {
      readonly kind: 'if';
      readonly when: readonly Code[];
      readonly steps: readonly Step[];
      readonly otherwise: readonly Step[];
    }
  | { readonly kind: 'for'; readonly head: Code; readonly body: readonly Step[] }
  | { readonly kind: 'line'; readonly code: Code };

export const line = (text: Code): Step => ({ kind: 'line', code: text });

/** `when` is what is wrong. */
export const refuseIf = (when: Code | undefined, by: Code): Step => ({
  kind: 'refuse',
  when: when === undefined ? [] : [when],
  by,
});

/** Steps under a condition; nothing where there are none. */
export const onlyIf = (when: Code, then: readonly Step[], otherwise: readonly Step[] = []): Step[] => {
  const [only, ...more] = then;
  if (only === undefined && otherwise.length === 0) return [];
  if (only?.kind === 'refuse' && more.length === 0 && otherwise.length === 0)
    return [{ ...only, when: [when, ...only.when] }];
  if (only?.kind === 'if' && more.length === 0 && otherwise.length === 0 && only.otherwise.length === 0)
    return [{ ...only, when: [when, ...only.when] }];
  return [{ kind: 'if', when: [when], steps: then, otherwise }];
};

export const forEach = (head: Code, body: readonly Step[]): Step[] =>
  body.length === 0 ? [] : [{ kind: 'for', head, body }];

const width = 118;

/** A condition is put in parentheses where `&&` would bind tighter than what is in it. */
const joinConditions = (conditions: readonly Code[]): Code =>
  joinCode(
    conditions.map((each) => (conditions.length > 1 && each.includes(' || ') ? code`(${each})` : each)),
    ' && ',
  );

const block = (steps: readonly Step[]): Code => {
  const body = joinCode(steps.map(printStep), '\n');
  return code`{\n  ${indentRest(body, '  ')}\n}`;
};

/** A step that needs no braces. */
const isShort = (step: Step | undefined): boolean => step?.kind === 'refuse' || step?.kind === 'for';

const body = (steps: readonly Step[]): Code => {
  const [only] = steps;
  if (steps.length !== 1 || only === undefined || !isShort(only)) return code` ${block(steps)}`;
  return code`\n  ${indentRest(printStep(only), '  ')}`;
};

const printRefusal = (when: readonly Code[], by: Code): Code => {
  const flat = code`if (${joinConditions([...when, by])}) return false;`;
  if (flat.length <= width || when.length === 0) return flat;
  const lines = [...when, by].map((each) => (each.includes(' || ') ? code`(${each})` : each));
  return code`if (\n  ${joinCode(lines, ' &&\n  ')}\n)\n  return false;`;
};

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

export const printSteps = (steps: readonly Step[]): Code => joinCode(steps.map(printStep), '\n');
