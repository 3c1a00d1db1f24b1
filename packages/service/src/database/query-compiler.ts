/**
 * How queries become SQL. A list is one parameter, however long it is, since a statement takes no more than 65,535. And
 * a query of one community has to do with rows of that community alone, in each of its tables and subqueries.
 */
import {
  type BinaryOperationNode,
  type CompiledQuery,
  type DeleteQueryNode,
  type InsertQueryNode,
  type JoinNode,
  type MergeQueryNode,
  type OnConflictNode,
  OperatorNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  type QueryId,
  type RootOperationNode,
  type SelectQueryNode,
  type UpdateQueryNode,
  type ValueNode,
} from 'kysely';
import { bindConflict, bindDelete, bindInsert, bindJoin, bindSelect, bindUpdate, ownCommunity } from './bound-nodes.js';

/** How many are in a list. */
export type Length = 'none' | 'one' | 'many';

const COMPARISONS: Readonly<Record<string, Readonly<Record<Length, string>>>> = {
  in: { none: 'false', one: ' = (', many: ' = any(' },
  'not in': { none: 'true', one: ' <> (', many: ' <> all(' },
};

/** The last that the database gives to records, which it counts in 32 bits. */
const LAST = 2_147_483_647;

/** Whether a record can have this number. */
export const isPossibleId = (value: number): boolean => Math.abs(value) <= LAST;

/** Whether a value is a number that no record can have, and that the database can yet compare with those that one can. */
const isBeyondIds = (value: unknown): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && !isPossibleId(value);

/**
 * What the database has to be told of a number, or of a list: it would take one that is compared with an id for 32 bits, and
 * refuse to look for a larger one, that do not exist.
 */
export const castOf = (value: unknown): '' | '::bigint' | '::bigint[]' => {
  if (Array.isArray(value)) return value.some(isBeyondIds) ? '::bigint[]' : '';
  return isBeyondIds(value) ? '::bigint' : '';
};

/** A parameter of a query that is compiled before its values are known; within a list, it is the whole list. */
export class Placeholder {
  readonly name: string;
  /** Of a list, so that what is compiled says of it what the planner should know. */
  readonly length: Length | undefined;
  readonly type: ReturnType<typeof castOf>;
  constructor(name: string, type: ReturnType<typeof castOf> = '', length?: Length) {
    this.name = name;
    this.type = type;
    this.length = length;
  }
}

/** The id of a community, or what will be one. */
export type CommunityParameter = number | Placeholder;

/** The community of a query that is about to be compiled. */
const communities = new WeakMap<RootOperationNode, CommunityParameter>();

/** Notes that a query is of one community. */
export const bindQuery = (node: RootOperationNode, communityId: CommunityParameter): RootOperationNode => {
  communities.set(node, communityId);
  return node;
};

export class ServiceQueryCompiler extends PostgresQueryCompiler {
  #communityId: CommunityParameter | undefined;
  /** The parameter that is the community, once there is one. */
  #community: string | undefined;

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    this.#communityId = communities.get(node);
    this.#community = undefined;
    return super.compileQuery(node, queryId);
  }

  protected override appendValue(value: unknown): void {
    super.appendValue(value);
    this.append(value instanceof Placeholder ? value.type : castOf(value));
  }

  #bind<N>(node: N, bind: (node: N) => N): N {
    return this.#communityId === undefined ? node : bind(node);
  }

  protected override visitSelectQuery(node: SelectQueryNode): void {
    super.visitSelectQuery(this.#bind(node, bindSelect));
  }

  protected override visitJoin(node: JoinNode): void {
    super.visitJoin(this.#bind(node, bindJoin));
  }

  protected override visitUpdateQuery(node: UpdateQueryNode): void {
    super.visitUpdateQuery(this.#bind(node, bindUpdate));
  }

  protected override visitDeleteQuery(node: DeleteQueryNode): void {
    super.visitDeleteQuery(this.#bind(node, bindDelete));
  }

  /** Not in use, and not bound. */
  protected override visitMergeQuery(node: MergeQueryNode): void {
    if (this.#communityId !== undefined) throw new Error('Merging is not bound to a community');
    super.visitMergeQuery(node);
  }

  protected override visitInsertQuery(node: InsertQueryNode): void {
    super.visitInsertQuery(this.#bind(node, bindInsert));
  }

  protected override visitOnConflict(node: OnConflictNode): void {
    super.visitOnConflict(this.#bind(node, bindConflict));
  }

  protected override visitValue(node: ValueNode): void {
    if (node !== ownCommunity) {
      super.visitValue(node);
      return;
    }
    if (this.#community !== undefined) {
      this.append(this.#community);
      return;
    }
    this.appendValue(this.#communityId);
    this.#community = `$${this.numParameters}`;
  }

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node;
    const comparison = OperatorNode.is(operator) ? COMPARISONS[operator.operator] : undefined;
    if (comparison === undefined || !PrimitiveValueListNode.is(rightOperand)) {
      super.visitBinaryOperation(node);
      return;
    }
    const { values } = rightOperand;
    const list = values[0] instanceof Placeholder ? values[0] : undefined;
    const length = list?.length ?? 'many';
    if (length !== 'none') this.visitNode(leftOperand);
    this.append(comparison[length]);
    if (length === 'none') return;
    this.appendValue(list ?? values);
    this.append(')');
  }
}
