/** Plans the module with checks for response bodies. */

import type { Operation } from '../../ir/api.js';
import { responseOf } from '../../ir/direction.js';
import { canBeError } from '../../ir/responses.js';
import { nameErrorTable } from '../../names/error-tables.js';
import { toPascal } from '../../support/case.js';
import { type Code, code, joinCode, printIdentifier, printNumber, printPropertyName } from '../../support/code/code.js';
import type { Plan } from '../facts.js';
import { checksOfBodies, printChecks } from './body-checks.js';
import type { ModuleBuilder, TableRow } from './module.js';
import { moduleOf, operationsFile } from './plan-state.js';

/** The response checks of an operation, as members of a table row. */
interface Row {
  readonly operation: string;
  readonly successes: readonly Code[];
  readonly errors: readonly Code[];
  /** Statuses of the error responses. */
  readonly statuses: readonly string[];
}

const rowOf = (plan: Plan, module: ModuleBuilder, operation: Operation): Row => {
  const { value, type } = plan.names.operation(operation);
  const home = { module, group: plan.names.fileOf(operation), direction: responseOf(operation) };
  const members = operation.responses.flatMap(({ status, content }) => {
    const base = `${type}${toPascal(status).replace(/^_/u, '')}`;
    const check = printChecks(content, checksOfBodies(plan, home, content, base));
    return check === undefined ? [] : [{ status, text: code`${printStatus(status)}: ${check}` }];
  });
  const errors = members.filter(({ status }) => canBeError(status));
  return {
    operation: value,
    successes: members.filter(({ status }) => !canBeError(status)).map(({ text }) => text),
    errors: errors.map(({ text }) => text),
    statuses: errors.map(({ status }) => status),
  };
};

const printStatus = (status: string): Code =>
  /^\d+$/u.test(status) ? printNumber(Number(status)) : printPropertyName(status);

/** Declares a constant for each set of error checks that operations share. Returns the names by the set's code. */
const declareShared = (module: ModuleBuilder, rows: readonly Row[]): ReadonlyMap<string, Code> => {
  const shared = new Map<string, Code>();
  const seen = new Set<string>();
  for (const { errors, statuses } of rows) {
    const text = errors.join();
    if (errors.length < 2 || shared.has(text)) continue;
    if (!seen.has(text)) {
      seen.add(text);
      continue;
    }
    const name = module.claim(nameErrorTable(statuses), text);
    module.declare({ name, value: printObject(errors, code``), isExported: false });
    shared.set(text, printIdentifier(name));
  }
  return shared;
};

const printObject = (members: readonly Code[], indent: Code, used = 0): Code => {
  const flat = code`{ ${joinCode(members, ', ')} }`;
  if (flat.length + used <= 118) return flat;
  return code`{\n${joinCode(
    members.map((member) => code`${indent}  ${member},\n`),
    '',
  )}${indent}}`;
};

/** Declares a table with the checks for the responses of operations. */
export const writeResponses = (plan: Plan, operations: readonly Operation[]): void => {
  const module = moduleOf(plan, operationsFile);
  const rows = operations.map((operation) => rowOf(plan, module, operation));
  const shared = declareShared(module, rows);
  const written = rows.flatMap(({ operation, successes, errors }) => {
    const own = shared.get(errors.join());
    const members = [...successes, ...(own === undefined ? errors : [code`...${own}`])];
    return members.length === 0 ? [] : [{ operation, members }];
  });
  const lines = written.map(({ operation, members }) => {
    const name = printPropertyName(operation);
    return code`  ${name}: ${printObject(members, code`  `, name.length + 5)},`;
  });
  const value = lines.length === 0 ? code`{}` : code`{\n${joinCode(lines, '\n')}\n}`;
  const constants = written.map(({ operation, members }): TableRow => {
    const constant = module.claim(`${operation}ResponseChecks`, operation);
    return { operation, constant, value: printObject(members, code``, constant.length + 16) };
  });
  module.declare({ name: 'responses', value, isExported: true, rows: constants });
};
