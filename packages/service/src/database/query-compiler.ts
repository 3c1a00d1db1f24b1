/**
 * Compiles queries to SQL. A list is a single parameter of any length, because a statement has at most 65,535
 * parameters. A query of one community is restricted to the community's rows in all of its tables and subqueries.
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

/** Length class of a list: each class is compiled to different SQL. */
export type Length = 'none' | 'one' | 'many';

const COMPARISONS: Readonly<Record<string, Readonly<Record<Length, string>>>> = {
  in: { none: 'false', one: ' = (', many: ' = any(' },
  'not in': { none: 'true', one: ' <> (', many: ' <> all(' },
};

/** The largest possible id: ids are 32-bit integers. */
const LAST = 2_147_483_647;

/** Whether a record can have this id. */
export function isPossibleId(value: number): boolean {
  return Math.abs(value) <= LAST;
}

/** Whether a number is beyond all ids, but can be compared with ids in the database. */
function isBeyondIds(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && !isPossibleId(value);
}

/**
 * Returns the cast for a number or list with values beyond all ids. Without a cast, the database would reject such
 * values in comparisons with 32-bit ids, although they merely match no record.
 */
export function castOf(value: unknown): '' | '::bigint' | '::bigint[]' {
  if (Array.isArray(value)) return value.some(isBeyondIds) ? '::bigint[]' : '';
  return isBeyondIds(value) ? '::bigint' : '';
}

/** A parameter whose value is known only when the query runs: a single value, or a whole list. */
export class Placeholder {
  readonly name: string;
  /** Length class for which the query is compiled, if the value is a list. */
  readonly length: Length | undefined;
  readonly type: ReturnType<typeof castOf>;
  constructor(name: string, type: ReturnType<typeof castOf> = '', length?: Length) {
    this.name = name;
    this.type = type;
    this.length = length;
  }
}

/** The id of a community, or a placeholder for it. */
export type CommunityParameter = number | Placeholder;

/** The community of each query that is about to be compiled. */
const communities = new WeakMap<RootOperationNode, CommunityParameter>();

/** Binds a query to one community. */
export function bindQuery(node: RootOperationNode, communityId: CommunityParameter): RootOperationNode {
  communities.set(node, communityId);
  return node;
}

/** Query compiler of the service, for queries of one community and across communities. */
export class ServiceQueryCompiler extends PostgresQueryCompiler {
  #communityId: CommunityParameter | undefined;
  /** SQL of the community parameter, once the query contains it. */
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

  /** Rejects merge statements of a community, because they cannot be restricted. */
  protected override visitMergeQuery(node: MergeQueryNode): void {
    if (this.#communityId !== undefined) throw new Error('Merge statements cannot be restricted to a community');
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
