/**
 * Compares what two sets of packages export: which names are gone, and whether what fits the types of the one fits those
 * of the other. What is only renamed or moved, and what TypeScript sees otherwise than a document, is found here alone.
 */
import type { ts } from 'ts-morph';
import { listReached } from '../../ir/reach.js';
import { indexOf } from '../../ir/schema-index.js';
import type { EmitInput } from '../../emit/input.js';
import { type Attribution, attributeNames } from './attribution.js';
import type { Audience } from './change.js';
import type { Compiler } from './compiler.js';
import { joinSources, listShared, type Package, probePath, renderSources } from './packages.js';
import { listProbes, type Probe } from './probes.js';

/** What breaks an audience, as the compiler sees it. */
export interface Finding {
  readonly audience: Audience;
  readonly kind: 'vanished' | 'added' | 'changed';
  /** As it is called where it stands: `Pet`, `api.pets`, `Handlers.getPet`. */
  readonly name: string;
  /** Of what it is made from: in the old document, if it vanished, else in the new one. */
  readonly pointer: string;
  readonly message: string;
}

/** Compares them; what was published of the old one, if it is given, stands for what would be made of it today. */
export const compareSurfaces = async (
  old: EmitInput,
  now: EmitInput,
  compiler: Compiler,
  published?: Package,
): Promise<readonly Finding[]> => {
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
};

/**
 * The names of objects that are named by their location, where there is a union now: its variants have names of their own.
 * Their values are compared as part of the schema that contains them.
 */
const listPlaced = (old: EmitInput, now: EmitInput): ReadonlySet<string> => {
  const index = indexOf(now.api);
  const unions = [...listReached(index, [...index.sent, ...index.received])].filter(
    ({ oneOf, anyOf }) => oneOf !== undefined || anyOf !== undefined,
  );
  const places = new Set(unions.map(({ pointer }) => pointer));
  return new Set([...old.names.objects].flatMap(([{ pointer }, { type }]) => (places.has(pointer) ? [type] : [])));
};

/** The modules that users import. */
const listEntries = (sources: Package, side: 'old' | 'now'): string[] =>
  [...sources.keys()].filter(isEntry).map((path) => `/${side}/${path}`);

const isEntry = (path: string): boolean =>
  !path.includes('/runtime/') && !/^(?:client\/facade|server\/handlers)\//u.test(path);

/** What an entry exports, by name, with the members of what is an interface. */
interface Exported {
  readonly entry: string;
  readonly name: string;
  readonly members: readonly string[];
}

/** By the package and the name; what a package exports again of the types is a part of its surface, too. */
type Exports = ReadonlyMap<string, Exported>;

const listExports = (
  program: ts.Program,
  sources: Package,
  side: 'old' | 'now',
  shared: ReadonlySet<string>,
): Exports => {
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
};

/** Interfaces whose members are called, or have to be there. */
const isGrouping = (name: string): boolean => /(?:^Api|Api|^Handlers|Handlers|^Auth)$/u.test(name);

const membersOf = (checker: ts.TypeChecker, symbol: ts.Symbol): string[] => {
  if (!isGrouping(symbol.name)) return [];
  // 2097152 is ts.SymbolFlags.Alias, of an enumeration that is erased when modules are compiled one by one.
  const own = (symbol.flags & 2_097_152) === 0 ? symbol : checker.getAliasedSymbol(symbol);
  return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(own)).map(({ name }) => name);
};

/** Who uses an entry; the types are everybody's. */
const audiencesOf = (entry: string): readonly Audience[] => {
  if (entry.startsWith('client/')) return ['callers'];
  return entry.startsWith('server/') ? ['implementers'] : ['callers', 'implementers'];
};

interface Names {
  readonly old: Attribution;
  readonly now: Attribution;
}

const isTypes = (entry: string): boolean => entry.startsWith('types/');

/** Names that an entry exports no more: of the whole package, else of the part of it that had them. */
const compareNames = (had: Exports, has: Exports, { old }: Names): Finding[] => {
  const gone = [...had].filter(([key]) => !has.has(key)).map(([, exported]) => exported);
  const indexes = new Set(gone.filter(({ entry }) => entry.endsWith('/index.ts')).map(({ name }) => name));
  const said = new Set<string>();
  // What is exported of another module of the types has moved with the file of its schema.
  const typeNames = new Set([...has.values()].flatMap(({ entry, name }) => (isTypes(entry) ? [name] : [])));
  return gone.flatMap(({ entry, name }) => {
    const isWhole = entry.endsWith('/index.ts');
    if (!isWhole && (indexes.has(name) || (isTypes(entry) && typeNames.has(name)))) return [];
    const place = isWhole ? '' : ` from ${entry.replace(/\.ts$/u, '')}`;
    return audiencesOf(entry).flatMap((audience): Finding[] => {
      const key = `${audience} ${name}`;
      if (said.has(key)) return [];
      said.add(key);
      return [{ audience, kind: 'vanished', name, pointer: old.of(name), message: `${name} was removed${place}` }];
    });
  });
};

/** Members that are gone, and members of what implementers have to give that are new. */
const compareMembers = (had: Exports, has: Exports, { old, now }: Names): Finding[] => {
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
};

const compareTypes = (
  program: ts.Program,
  checker: ts.TypeChecker,
  probes: readonly Probe[],
  { had, has }: { readonly had: Exports; readonly has: Exports },
): Finding[] => {
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
};

const typesOfProbe = (program: ts.Program, checker: ts.TypeChecker): ReadonlyMap<string, ts.Type> => {
  const file = program.getSourceFile(probePath);
  const module = file && checker.getSymbolAtLocation(file);
  const symbols = module === undefined ? [] : checker.getExportsOfModule(module);
  return new Map(symbols.map((symbol) => [symbol.name, checker.getDeclaredTypeOfSymbol(symbol)]));
};
