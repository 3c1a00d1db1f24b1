/** How queries become SQL: a list is one parameter, however long it is, since a statement takes no more than 65,535. */
import { type BinaryOperationNode, OperatorNode, PostgresQueryCompiler, PrimitiveValueListNode } from 'kysely';

const COMPARISONS: Readonly<Record<string, string>> = { in: ' = any(', 'not in': ' <> all(' };

export class ListQueryCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node;
    const comparison = OperatorNode.is(operator) ? COMPARISONS[operator.operator] : undefined;
    if (comparison === undefined || !PrimitiveValueListNode.is(rightOperand)) {
      super.visitBinaryOperation(node);
      return;
    }
    this.visitNode(leftOperand);
    this.append(comparison);
    this.appendValue(rightOperand.values);
    this.append(')');
  }
}
