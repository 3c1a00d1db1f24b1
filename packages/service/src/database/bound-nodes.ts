/** Queries as Kysely has them, with what binds each of their tables to one community. */
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

/** Stands for the id of the community, which the compiler writes in its place. */
export const ownCommunity = ValueNode.create(Symbol('the community'));

/** What tells the rows of a community: of itself its id. */
const columnOf = (table: string): string => (table === 'communities' ? 'id' : 'community_id');

/** A table as a query names it. */
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

/** What would take in the condition beside it. */
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

/** Tables that are joined without a condition of their own; the others have theirs there, for what an outer join adds. */
const listCrossed = (joins: readonly JoinNode[] = []): readonly Named[] =>
  listNamed(joins.filter(({ on }) => on === undefined).map(({ table }) => table));

export const bindJoin = (node: JoinNode): JoinNode => {
  const named = nameOf(node.table);
  const on = named === undefined || node.on === undefined ? undefined : narrow([named], node.on.on);
  return on === undefined ? node : JoinNode.createWithOn(node.joinType, node.table, on);
};

export const bindSelect = (node: SelectQueryNode): SelectQueryNode => ({
  ...node,
  ...whereOf([...listNamed(node.from?.froms), ...listCrossed(node.joins)], node.where),
});

export const bindUpdate = (node: UpdateQueryNode): UpdateQueryNode => {
  const written = node.table === undefined ? [] : [node.table];
  const tables = listNamed([...written, ...(node.from?.froms ?? [])]);
  return { ...node, ...whereOf([...tables, ...listCrossed(node.joins)], node.where) };
};

export const bindDelete = (node: DeleteQueryNode): DeleteQueryNode => {
  const tables = listNamed([...node.from.froms, ...(node.using?.tables ?? [])]);
  return { ...node, ...whereOf([...tables, ...listCrossed(node.joins)], node.where) };
};

const withCommunity = (item: ValuesItemNode): ValuesItemNode =>
  ValueListNode.create([
    ...(PrimitiveValueListNode.is(item) ? item.values.map((value) => ValueNode.create(value)) : item.values),
    ownCommunity,
  ]);

/** Rows that are written are of the community; what a query finds is of it already. */
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

/** What is unique is so within a community. */
export const bindConflict = (node: OnConflictNode): OnConflictNode =>
  node.columns === undefined ? node : { ...node, columns: [ColumnNode.create('community_id'), ...node.columns] };
