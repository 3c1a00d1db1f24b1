/** Kysely query nodes with a condition that restricts each of their tables to one community. */
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

/** The column with the community id: `id` in `communities` itself, else `community_id`. */
const columnOf = (table: string): string => (table === 'communities' ? 'id' : 'community_id');

/** A table in a query, with its alias. */
interface Named {
  readonly table: string;
  readonly alias: string;
}

const nameOf = (node: OperationNode): Named | undefined => {
  if (TableNode.is(node)) return { table: node.table.identifier.name, alias: node.table.identifier.name };
  if (!AliasNode.is(node) || !TableNode.is(node.node) || !IdentifierNode.is(node.alias)) return undefined;
  return { table: node.node.table.identifier.name, alias: node.alias.name };
};

const listNamed = (nodes: readonly OperationNode[] = []): readonly Named[] =>
  nodes.flatMap((node) => nameOf(node) ?? []);

const referTo = ({ table, alias }: Named): ReferenceNode =>
  ReferenceNode.create(ColumnNode.create(columnOf(table)), TableNode.create(alias));

const conditionOf = (named: Named): OperationNode =>
  BinaryOperationNode.create(referTo(named), OperatorNode.create('='), ownCommunity);

/** Adds parentheses around conditions that would otherwise absorb the condition next to them. */
const enclose = (node: OperationNode): OperationNode =>
  OrNode.is(node) || RawNode.is(node) ? ParensNode.create(node) : node;

const narrow = (tables: readonly Named[], given: OperationNode | undefined): OperationNode | undefined => {
  const conditions = [...tables.map(conditionOf), ...(given === undefined ? [] : [enclose(given)])];
  return conditions.length === 0 ? undefined : conditions.reduce((left, right) => AndNode.create(left, right));
};

const whereOf = (tables: readonly Named[], where: WhereNode | undefined): { where?: WhereNode } => {
  const narrowed = narrow(tables, where?.where);
  return narrowed === undefined ? {} : { where: WhereNode.create(narrowed) };
};

/**
 * Lists the tables that are joined without a condition. The other joins are restricted in their own condition, which
 * matters for outer joins.
 */
const listCrossed = (joins: readonly JoinNode[] = []): readonly Named[] =>
  listNamed(joins.filter(({ on }) => on === undefined).map(({ table }) => table));

/** Restricts the joined table in the condition of the join, if it has one. */
export const bindJoin = (node: JoinNode): JoinNode => {
  const named = nameOf(node.table);
  const on = named === undefined || node.on === undefined ? undefined : narrow([named], node.on.on);
  return on === undefined ? node : JoinNode.createWithOn(node.joinType, node.table, on);
};

/** Restricts the tables of a select query. */
export const bindSelect = (node: SelectQueryNode): SelectQueryNode => ({
  ...node,
  ...whereOf([...listNamed(node.from?.froms), ...listCrossed(node.joins)], node.where),
});

/** Restricts the tables of an update. */
export const bindUpdate = (node: UpdateQueryNode): UpdateQueryNode => {
  const written = node.table === undefined ? [] : [node.table];
  const tables = listNamed([...written, ...(node.from?.froms ?? [])]);
  return { ...node, ...whereOf([...tables, ...listCrossed(node.joins)], node.where) };
};

/** Restricts the tables of a deletion. */
export const bindDelete = (node: DeleteQueryNode): DeleteQueryNode => {
  const tables = listNamed([...node.from.froms, ...(node.using?.tables ?? [])]);
  return { ...node, ...whereOf([...tables, ...listCrossed(node.joins)], node.where) };
};

const withCommunity = (item: ValuesItemNode): ValuesItemNode =>
  ValueListNode.create([
    ...(PrimitiveValueListNode.is(item) ? item.values.map((value) => ValueNode.create(value)) : item.values),
    ownCommunity,
  ]);

/** Adds the community id to inserted values. Rows from a query already belong to the community. */
export const bindInsert = (node: InsertQueryNode): InsertQueryNode => {
  const { columns, values } = node;
  if (columns === undefined || values === undefined) throw new Error('Nothing is written without its columns');
  const all = [...columns, ColumnNode.create('community_id')];
  if (ValuesNode.is(values))
    return { ...node, columns: all, values: ValuesNode.create(values.values.map(withCommunity)) };
  if (!SelectQueryNode.is(values)) throw new Error('Rows come from values or from a query');
  const [first] = listNamed(values.from?.froms);
  if (first === undefined) throw new Error('Rows that are written come from a table');
  const selections = [...(values.selections ?? []), SelectionNode.create(referTo(first))];
  const found: SelectQueryNode = { ...values, selections };
  return { ...node, columns: all, values: found };
};

/** Uniqueness is always per community, so the community id is added to the conflict target. */
export const bindConflict = (node: OnConflictNode): OnConflictNode =>
  node.columns === undefined ? node : { ...node, columns: [ColumnNode.create('community_id'), ...node.columns] };
