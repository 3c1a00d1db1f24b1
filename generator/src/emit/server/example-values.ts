/** Finds values that occur in several examples, such as the author of many posts. Each becomes a constant. */
import { itemsAt, membersAt } from '../../ir/places.js';
import type { Schema } from '../../ir/schema.js';
import type { SchemaIndex } from '../../ir/schema-index.js';
import { addHash, resolveCollisions } from '../../names/candidates.js';
import { toCamel } from '../../support/case.js';
import { type Code, isIdentifierName, printIdentifier, printKey, printScalar } from '../../support/code/code.js';
import { type Literal, printLiteral, printPacked, verbatim } from '../../support/code/literal.js';

export interface Constant {
  readonly name: Code;
  readonly literal: Code;
}

type Tree = readonly Literal[] | { readonly [key: string]: Literal };

/** An object or array of an example; equal values share a node. */
interface Node {
  readonly id: number;
  readonly value: Tree;
  readonly children: readonly (readonly [name: string, value: Literal, node: Node | undefined])[];
  /** Number of occurrences, both nested in other nodes and as an example. */
  uses: number;
}

/** A value becomes a constant only if it takes more than this number of lines. */
const FEW_LINES = 3;

/** Maximum length of a line, and the assumed length of a constant's name. */
const WIDTH = 100;
const NAME_WIDTH = 20;

/** Names of the members by which an object is identified. */
const IDENTITIES = ['id', 'key', 'slug', 'code', 'name', 'label', 'title', 'type'];

/** Returns whether a value is an object or array of JSON, and not code. */
function isTree(value: Literal): value is Tree {
  return typeof value === 'object' && value !== null && Object.getOwnPropertySymbols(value).length === 0;
}

/**
 * Collects the examples of a document. Each can be printed with the names of constants after all have been added.
 * Examples must not be modified.
 */
export class ExampleValues {
  readonly #index: SchemaIndex;
  readonly #nodes = new Map<string, Node>();
  readonly #byValue = new Map<Tree, Node>();
  readonly #roots: { readonly node: Node; readonly schema: Schema }[] = [];

  constructor(index: SchemaIndex) {
    this.#index = index;
  }

  /** Adds an example that is a value of the given schema. */
  add(value: Literal, schema: Schema): void {
    if (!isTree(value)) return;
    const node = this.#addNode(value);
    node.uses += 1;
    this.#roots.push({ node, schema });
  }

  /**
   * Returns the constants, each after those that it contains, and a function that replaces values in an example by
   * constants. The constants avoid the names in `taken`.
   */
  share(taken: ReadonlySet<string>): { readonly constants: Constant[]; readonly replace: (value: Literal) => Literal } {
    const shared = this.#chooseShared();
    const names = this.#nameNodes(shared, taken);
    const write = (node: Node): Literal => {
      const entries = node.children.map(([name, value, child]): [string, Literal] => [name, refer(value, child)]);
      return Array.isArray(node.value) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
    };
    const refer = (value: Literal, node: Node | undefined): Literal => {
      if (node === undefined) return value;
      const name = names.get(node);
      return name === undefined ? write(node) : verbatim(printIdentifier(name));
    };
    const constants = [...shared].map((node) => {
      const name = printIdentifier(names.get(node) ?? '');
      return { name, literal: printPacked(write(node), name.length + 10) };
    });
    return { constants, replace: (value) => refer(value, isTree(value) ? this.#byValue.get(value) : undefined) };
  }

  /** Returns the node for a value. Nested values have lower ids than the values that contain them. */
  #addNode(value: Tree): Node {
    const known = this.#byValue.get(value);
    if (known !== undefined) return known;
    const children = Object.entries(value).map(
      ([name, item]: [string, Literal]) => [name, item, isTree(item) ? this.#addNode(item) : undefined] as const,
    );
    const parts = children.map(([name, item, node]) => `${JSON.stringify(name)}:${node ? `#${node.id}` : keyOf(item)}`);
    const key = `${Array.isArray(value) ? 'array' : 'object'} ${parts.join()}`;
    const equal = this.#nodes.get(key);
    const node = equal ?? { id: this.#nodes.size, value, children, uses: 0 };
    if (equal === undefined) {
      this.#nodes.set(key, node);
      for (const [, , child] of children) if (child !== undefined) child.uses += 1;
    }
    this.#byValue.set(value, node);
    return node;
  }

  /** Returns nodes that occur more than once and take several lines, in the order in which they can be declared. */
  #chooseShared(): ReadonlySet<Node> {
    const shared = new Set<Node>();
    const sizes = new Map<Node, Size>();
    for (const node of this.#nodes.values()) {
      const size = sizeOf(node, (child) => sizes.get(child) ?? { length: 0, lines: 1 });
      const isShared = node.uses > 1 && size.lines > FEW_LINES;
      if (isShared) shared.add(node);
      sizes.set(node, isShared ? { length: NAME_WIDTH, lines: 1 } : size);
    }
    return shared;
  }

  /** Names each node after its schema, or else its member, and after the value that identifies it. */
  #nameNodes(shared: ReadonlySet<Node>, taken: ReadonlySet<string>): ReadonlyMap<Node, string> {
    const words = new Map<Node, string>();
    const seen = new Set<Node>();
    const visit = (node: Node, schemas: readonly Schema[], word: string): void => {
      if (seen.has(node)) return;
      seen.add(node);
      words.set(node, wordOf(this.#index, schemas) ?? word);
      for (const [name, , child] of node.children) {
        if (child === undefined) continue;
        const isItem = Array.isArray(node.value);
        const inside = isItem
          ? itemsAt(this.#index, schemas)
          : schemas.flatMap((schema) => membersAt(this.#index, schema, name));
        visit(child, inside, isItem ? word : name);
      }
    };
    for (const { node, schema } of this.#roots) visit(node, [schema], 'body');
    const requests = [...shared].map((node) => {
      const wanted = toCamel(`${words.get(node) ?? ''} ${identityOf(node)}`.trim());
      const name = isIdentifierName(wanted) ? wanted : 'value';
      const key = JSON.stringify(node.value, (_, item: unknown) => (typeof item === 'bigint' ? `${item}n` : item));
      return { node, key, candidates: [`${name}Example`, ...addHash(`${name}Example`, key)] };
    });
    const names = resolveCollisions(requests, new Set(taken));
    return new Map(requests.map(({ node, key }) => [node, names.get(key) ?? '']));
  }
}

function keyOf(value: Literal): string {
  return typeof value === 'object' && value !== null ? printLiteral(value) : printScalar(value);
}

interface Size {
  /** Length if printed on one line. */
  readonly length: number;
  readonly lines: number;
}

function sizeOf(node: Node, sizeOfChild: (node: Node) => Size): Size {
  const sizes = node.children.map(([name, value, child]) => {
    const { length, lines } = child ? sizeOfChild(child) : { length: keyOf(value).length, lines: 1 };
    return { length: length + 2 + (Array.isArray(node.value) ? 0 : printKey(name).length + 2), lines };
  });
  const length = sizes.reduce((sum, size) => sum + size.length, 2);
  return { length, lines: length <= WIDTH ? 1 : sizes.reduce((sum, { lines }) => sum + lines, 2) };
}

/** Returns the name of the first schema that is a reference, if any. */
function wordOf(index: SchemaIndex, schemas: readonly Schema[]): string | undefined {
  const refs = schemas.flatMap(({ ref }) => ref ?? []);
  return refs[0] === undefined ? undefined : index.at(refs[0]).name.replaceAll(/[^A-Za-z0-9]+/gu, ' ');
}

/** Returns a short text that distinguishes an object from similar ones; empty if it has no such text. */
function identityOf({ value }: Node): string {
  if (Array.isArray(value)) return 'list';
  const entry = IDENTITIES.map((name) => Object.entries(value).find(([key]) => key === name)?.[1]).find(
    (text) => typeof text === 'number' || typeof text === 'string',
  );
  const text = typeof entry === 'number' || typeof entry === 'string' ? String(entry) : '';
  return text
    .replaceAll(/[^A-Za-z0-9]+/gu, ' ')
    .trim()
    .split(' ')
    .slice(0, 3)
    .join(' ');
}
