/** Restricts each table of a Kysely query to one community, by adding conditions to the nodes of the query. */
import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  IdentifierNode,
  type InsertQueryNode,
  JoinNode,
  type OnConflictNode,
  type OperationNode,
  OperatorNode,
  OrNode,
  ParensNode,
  PrimitiveValueListNode,
  RawNode,
  ReferenceNode,
  SelectionNode,
  SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  type ValuesItemNode,
  ValuesNode,
  WhereNode,
} from 'kysely';

/** Placeholder for the community id; the compiler replaces it. */
export const ownCommunity = ValueNode.create(Symbol('the community'));

/** Returns the column that contains the community id: `id` in `communities`, else `community_id`. */
function columnOf(table: string): string {
  return table === 'communities' ? 'id' : 'community_id';
}

/** A table in a query, with its alias. */
interface Named {
  readonly table: string;
  readonly alias: string;
}

function nameOf(node: OperationNode): Named | undefined {
  if (TableNode.is(node)) return { table: node.table.identifier.name, alias: node.table.identifier.name };
  if (!AliasNode.is(node) || !TableNode.is(node.node) || !IdentifierNode.is(node.alias)) return undefined;
  return { table: node.node.table.identifier.name, alias: node.alias.name };
}

function listNamed(nodes: readonly OperationNode[] = []): readonly Named[] {
  return nodes.flatMap((node) => nameOf(node) ?? []);
}

function referTo({ table, alias }: Named): ReferenceNode {
  return ReferenceNode.create(ColumnNode.create(columnOf(table)), TableNode.create(alias));
}

function conditionOf(named: Named): OperationNode {
  return BinaryOperationNode.create(referTo(named), OperatorNode.create('='), ownCommunity);
}

/** Adds parentheses to a condition that contains `or` or raw SQL, so that it can be combined with `and`. */
function enclose(node: OperationNode): OperationNode {
  return OrNode.is(node) || RawNode.is(node) ? ParensNode.create(node) : node;
}

function narrow(tables: readonly Named[], given: OperationNode | undefined): OperationNode | undefined {
  const conditions = [...tables.map(conditionOf), ...(given === undefined ? [] : [enclose(given)])];
  return conditions.length === 0 ? undefined : conditions.reduce((left, right) => AndNode.create(left, right));
}

function whereOf(tables: readonly Named[], where: WhereNode | undefined): { where?: WhereNode } {
  const narrowed = narrow(tables, where?.where);
  return narrowed === undefined ? {} : { where: WhereNode.create(narrowed) };
}

/**
 * Lists the tables that are joined without a condition. Other joined tables are restricted in their join condition,
 * which matters for outer joins.
 */
function listCrossed(joins: readonly JoinNode[] = []): readonly Named[] {
  return listNamed(joins.filter(({ on }) => on === undefined).map(({ table }) => table));
}

/** Restricts the joined table in the condition of the join, if the join has one. */
export function bindJoin(node: JoinNode): JoinNode {
  const named = nameOf(node.table);
  const on = named === undefined || node.on === undefined ? undefined : narrow([named], node.on.on);
  return on === undefined ? node : JoinNode.createWithOn(node.joinType, node.table, on);
}

/** Restricts the tables of a select query. */
export function bindSelect(node: SelectQueryNode): SelectQueryNode {
  return {
    ...node,
    ...whereOf([...listNamed(node.from?.froms), ...listCrossed(node.joins)], node.where),
  };
}

/** Restricts the tables of an update. */
export function bindUpdate(node: UpdateQueryNode): UpdateQueryNode {
  const written = node.table === undefined ? [] : [node.table];
  const tables = listNamed([...written, ...(node.from?.froms ?? [])]);
  return { ...node, ...whereOf([...tables, ...listCrossed(node.joins)], node.where) };
}

/** Restricts the tables of a deletion. */
export function bindDelete(node: DeleteQueryNode): DeleteQueryNode {
  const tables = listNamed([...node.from.froms, ...(node.using?.tables ?? [])]);
  return { ...node, ...whereOf([...tables, ...listCrossed(node.joins)], node.where) };
}

function withCommunity(item: ValuesItemNode): ValuesItemNode {
  return ValueListNode.create([
    ...(PrimitiveValueListNode.is(item) ? item.values.map((value) => ValueNode.create(value)) : item.values),
    ownCommunity,
  ]);
}

/** Adds the community id to inserted values. Rows that an insert selects already belong to the community. */
export function bindInsert(node: InsertQueryNode): InsertQueryNode {
  const { columns, values } = node;
  if (columns === undefined || values === undefined) throw new Error('Inserts must name their columns');
  const all = [...columns, ColumnNode.create('community_id')];
  if (ValuesNode.is(values))
    return { ...node, columns: all, values: ValuesNode.create(values.values.map(withCommunity)) };
  if (!SelectQueryNode.is(values)) throw new Error('Inserted rows must come from values or a query');
  const [first] = listNamed(values.from?.froms);
  if (first === undefined) throw new Error('Inserted rows must come from a table');
  const selections = [...(values.selections ?? []), SelectionNode.create(referTo(first))];
  const found: SelectQueryNode = { ...values, selections };
  return { ...node, columns: all, values: found };
}

/** Adds the community id to the conflict target, because uniqueness is always per community. */
export function bindConflict(node: OnConflictNode): OnConflictNode {
  return node.columns === undefined ? node : { ...node, columns: [ColumnNode.create('community_id'), ...node.columns] };
}
