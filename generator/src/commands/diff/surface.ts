/**
 * Compares the exported names of two sets of packages, and the assignability of their types in both directions. Only
 * this comparison detects renamed or moved exports, and types that differ although the documents do not.
 */
import type { ts } from 'ts-morph';
import type { EmitInput } from '../../emit/input.js';
import { listReached } from '../../ir/reach.js';
import { indexOf } from '../../ir/schema-index.js';
import { type Attribution, attributeNames } from './attribution.js';
import type { Audience } from './change.js';
import type { Compiler } from './compiler.js';
import { joinSources, listShared, type Package, probePath, renderSources } from './packages.js';
import { listProbes, type Probe } from './probes.js';

/** A difference found by the compiler that breaks an audience. */
export interface Finding {
  readonly audience: Audience;
  readonly kind: 'vanished' | 'added' | 'changed';
  /** Qualified name: `Pet`, `api.pets`, `Handlers.getPet`. */
  readonly name: string;
  /** Pointer of the origin, in the old document for removals, otherwise in the new one. */
  readonly pointer: string;
  readonly message: string;
  /** Set for a removed name that follows from the parameters of an operation that both documents have. */
  readonly isDerived?: true;
}

/**
 * Compares the exports of two sets of packages. `published` contains the published sources of the old packages; without
 * it, they are generated.
 */
export async function compareSurfaces(
  old: EmitInput,
  now: EmitInput,
  compiler: Compiler,
  published?: Package,
): Promise<readonly Finding[]> {
  const [before, after] = [published ?? (await renderSources(old)), await renderSources(now)];
  const shared = listShared(before, after);
  if (shared.size === after.size && before.size === after.size) return [];
  const probes = listProbes(old, now);
  const probe = probes.map(
    ({ before: a, after: b }, index) => `export type O${index} = ${a};\nexport type N${index} = ${b};\n`,
  );
  const program = compiler.compile(
    [probePath, ...listEntries(before, 'old'), ...listEntries(after, 'now')],
    joinSources(before, after, shared, probe.join('')),
  );
  const checker = program.getTypeChecker();
  const names = { old: attributeNames(old), now: attributeNames(now) };
  const placed = listPlaced(old, now);
  const [had, has] = [listExports(program, before, 'old', new Set()), listExports(program, after, 'now', shared)];
  return [
    ...compareNames(had, has, names).filter(({ kind, name }) => kind !== 'vanished' || !placed.has(name)),
    ...compareMembers(had, has, names),
    ...compareTypes(program, checker, probes, { had, has }),
  ];
}

/**
 * Returns the names of old types whose removal is not reported, because their values are compared within other types:
 * inline objects that became unions, whose variants have other names, and types for response headers.
 */
function listPlaced(old: EmitInput, now: EmitInput): ReadonlySet<string> {
  const index = indexOf(now.api);
  const unions = [...listReached(index, [...index.sent, ...index.received])].filter(
    ({ oneOf, anyOf }) => oneOf !== undefined || anyOf !== undefined,
  );
  const places = new Set(unions.map(({ pointer }) => pointer));
  const variants = [...old.names.objects].flatMap(([{ pointer }, { type }]) => (places.has(pointer) ? [type] : []));
  return new Set([...variants, ...old.names.headersTypes.map(({ name }) => name)]);
}

/** Returns the entry modules of the packages; the server's index exports the types of its operations. */
function listEntries(sources: Package, side: 'old' | 'now'): string[] {
  return [...sources.keys()].filter(isEntry).map((path) => `/${side}/${path}`);
}

function isEntry(path: string): boolean {
  return (
    !path.includes('/runtime/') && !/^(?:client\/responses\.ts$|server\/(?:responses\.ts$|operations\/))/u.test(path)
  );
}

/** An export of an entry module, with the members of interfaces. */
interface Exported {
  readonly entry: string;
  readonly name: string;
  readonly members: readonly string[];
}

/** Exports by entry module and name, including re-exported types. */
type Exports = ReadonlyMap<string, Exported>;

function listExports(program: ts.Program, sources: Package, side: 'old' | 'now', shared: ReadonlySet<string>): Exports {
  const checker = program.getTypeChecker();
  const found = new Map<string, Exported>();
  for (const entry of [...sources.keys()].filter(isEntry)) {
    const file = program.getSourceFile(`/${shared.has(entry) ? 'old' : side}/${entry}`);
    const module = file && checker.getSymbolAtLocation(file);
    for (const symbol of module === undefined ? [] : checker.getExportsOfModule(module)) {
      const key = `${entry}#${symbol.name}`;
      found.set(key, { entry, name: symbol.name, members: membersOf(checker, symbol) });
    }
  }
  return found;
}

/** Returns whether users call or implement the members of an interface. */
function isGrouping(name: string): boolean {
  return /(?:^Api|Api|^Handlers|Handlers|^Auth)$/u.test(name);
}

function membersOf(checker: ts.TypeChecker, symbol: ts.Symbol): string[] {
  if (!isGrouping(symbol.name)) return [];
  // 2097152 is ts.SymbolFlags.Alias, a const enum that is not available with isolated modules.
  const own = (symbol.flags & 2_097_152) === 0 ? symbol : checker.getAliasedSymbol(symbol);
  return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(own)).map(({ name }) => name);
}

/** Returns the audiences that use an entry module; everyone uses the types. */
function audiencesOf(entry: string): readonly Audience[] {
  if (entry.startsWith('client/')) return ['callers'];
  return entry.startsWith('server/') ? ['implementers'] : ['callers', 'implementers'];
}

interface Names {
  readonly old: Attribution;
  readonly now: Attribution;
}

function isTypes(entry: string): boolean {
  return entry.startsWith('types/');
}

/** Reports names that are no longer exported, from the index of a package or from one of its modules. */
function compareNames(had: Exports, has: Exports, { old, now }: Names): Finding[] {
  const gone = [...had].filter(([key]) => !has.has(key)).map(([, exported]) => exported);
  const indexes = new Set(gone.filter(({ entry }) => entry.endsWith('/index.ts')).map(({ name }) => name));
  const said = new Set<string>();
  // A type that another module exports has moved together with its schema.
  const typeNames = new Set([...has.values()].flatMap(({ entry, name }) => (isTypes(entry) ? [name] : [])));
  return gone.flatMap(({ entry, name }) => {
    const isWhole = entry.endsWith('/index.ts');
    if (!isWhole && (indexes.has(name) || (isTypes(entry) && typeNames.has(name)))) return [];
    const place = isWhole ? '' : ` from ${entry.replace(/\.ts$/u, '')}`;
    return audiencesOf(entry).flatMap((audience): Finding[] => {
      const key = `${audience} ${name}`;
      if (said.has(key)) return [];
      said.add(key);
      const isDerived = entry.startsWith('server/') && old.isInput(name) && now.isInput(name);
      const message = `${name} was removed${place}`;
      const finding = { audience, kind: 'vanished', name, pointer: old.of(name), message } as const;
      return [isDerived ? { ...finding, isDerived } : finding];
    });
  });
}

/** Reports removed members, and new members of interfaces that users implement. */
function compareMembers(had: Exports, has: Exports, { old, now }: Names): Finding[] {
  const said = new Set<string>();
  return [...had].flatMap(([key, { entry, name, members }]) => {
    const other = has.get(key);
    if (other === undefined || members.length + other.members.length === 0) return [];
    const isGiven = /^(?:Security)?Handlers$/u.test(name);
    const gone = members.filter((member) => !other.members.includes(member));
    const fresh = isGiven ? other.members.filter((member) => !members.includes(member)) : [];
    const tell = (member: string, kind: 'vanished' | 'added', names: Attribution): Finding[] =>
      audiencesOf(entry).flatMap((audience): Finding[] => {
        const full = `${name}.${member}`;
        if (said.has(`${audience} ${full}`)) return [];
        said.add(`${audience} ${full}`);
        const message = kind === 'added' ? `${full} is required` : `${full} was removed`;
        return [{ audience, kind, name: full, pointer: names.ofMember(name, member), message }];
      });
    return [
      ...gone.flatMap((member) => tell(member, 'vanished', old)),
      ...fresh.flatMap((member) => tell(member, 'added', now)),
    ];
  });
}

function compareTypes(
  program: ts.Program,
  checker: ts.TypeChecker,
  probes: readonly Probe[],
  { had, has }: { readonly had: Exports; readonly has: Exports },
): Finding[] {
  const types = typesOfProbe(program, checker);
  return probes.flatMap((probe, index) => {
    if (!had.has(probe.key) || !has.has(probe.key)) return [];
    const [before, after] = [types.get(`O${index}`), types.get(`N${index}`)];
    if (before === undefined || after === undefined || before === after) return [];
    const doesOldFit = checker.isTypeAssignableTo(before, after);
    const doesNewFit = checker.isTypeAssignableTo(after, before);
    const said = new Set<Audience>();
    return probe.rules.flatMap(({ audience, needs }): Finding[] => {
      if ((needs === 'old fits new' ? doesOldFit : doesNewFit) || said.has(audience)) return [];
      said.add(audience);
      const message =
        needs === 'old fits new'
          ? `${probe.name} no longer accepts every value that it accepted`
          : `${probe.name} can have values that it could not have before`;
      return [{ audience, kind: 'changed', name: probe.name, pointer: probe.pointer, message }];
    });
  });
}

function typesOfProbe(program: ts.Program, checker: ts.TypeChecker): ReadonlyMap<string, ts.Type> {
  const file = program.getSourceFile(probePath);
  const module = file && checker.getSymbolAtLocation(file);
  const symbols = module === undefined ? [] : checker.getExportsOfModule(module);
  return new Map(symbols.map((symbol) => [symbol.name, checker.getDeclaredTypeOfSymbol(symbol)]));
}
