/** The view of the answers that operations share: those of response components. */
import { answerOf } from '../../ir/access.js';
import { type Answer, listAnswerComponents } from '../../ir/api.js';
import { isBodiless } from '../../ir/content.js';
import { collectImports } from '../print/imports.js';
import { type Code, code, printDoc, printDocLines, printIdentifier } from '../../support/code/code.js';
import { printTable } from '../../support/code/literal.js';
import { describeOwnAnswer } from './descriptor.js';
import { createDescribeMedia } from './media.js';
import { makeShape } from './shape.js';
import type { Subject } from '../input.js';

export interface AnswersView {
  readonly side: 'client' | 'server';
  readonly imports: Code;
  readonly answers: readonly { readonly docs: Code; readonly name: Code; readonly literal: Code }[];
}

/** What one side of a call knows of the answers that are components, each once. */
export const viewAnswers = (subject: Subject, side: 'client' | 'server'): AnswersView => {
  const { api, names } = subject;
  const imports = collectImports('', 'import');
  const describe = createDescribeMedia(subject, side, imports, '.');
  const first = new Map<string, Answer>();
  for (const answer of api.operations.flatMap(({ answers }) => answers)) {
    const { component, status } = answer;
    if (component !== undefined && !isBodiless(status) && !first.has(component)) first.set(component, answer);
  }
  const answers = listAnswerComponents(api).flatMap((component) => {
    const answer = first.get(component);
    if (answer === undefined) return [];
    const literal = printTable(describeOwnAnswer(api, makeShape(api, answerOf({})), answer, describe), 40);
    const docs = printDoc(printDocLines(`The response \`${component}\` of the document.`));
    return [{ docs, name: printIdentifier(names.componentAnswer(component)), literal }];
  });
  return { side, imports: code`${imports.print()}`, answers };
};
