/**
 * Resolves `$ref`s (RFC 6901, and OpenAPI 3.1, 4.8.23), including chains of `$ref`s, to a location or an error. A chain
 * may have any length; each of its `$ref`s is followed once.
 */
import { child, isDecodable, join, pointerOf, split } from '../../support/json-pointer.js';
import type { Source } from '../read/source.js';
import { locateFile, type Refusal, type Sources } from '../read/sources.js';
import { isAlias, type Location, refOf } from './location.js';

/** Why a `$ref` cannot be resolved. */
export interface Fault {
  readonly kind: 'nothing' | 'outside' | 'origin' | 'network' | 'cycle';
  readonly reason: string;
  /** For a cycle, the objects that form it. */
  readonly members?: ReadonlySet<unknown>;
}

export type Target = Location | Fault;

/** Returns whether a target is an error. */
export function isFault(target: Target): target is Fault {
  return 'kind' in target;
}

export interface Resolver {
  /** Returns the direct target of a `$ref`, which may be another `$ref`. */
  readonly step: (from: Source, ref: string) => Target;
  /** Follows objects that consist only of a `$ref` to the final target. */
  readonly end: (place: Location) => Target;
}

/** Maximum number of `$ref`s that are followed for one pointer. More than that is a cycle. */
const MOST_HOPS = 20_000;

const circle = 'leads back to itself';

const kindsOfRefusal: Readonly<Record<Refusal['code'], Fault['kind']>> = {
  'ref-unresolved': 'nothing',
  'ref-outside': 'outside',
  'ref-origin': 'origin',
  'ref-network': 'network',
};

function nothing(reason: string): Fault {
  return { kind: 'nothing', reason };
}

/** Creates a resolver, which caches its results. */
export function createResolver(sources: Sources): Resolver {
  const steps = new Map<Source, Map<string, Target>>();
  const ends = new Map<unknown, Target>();

  const open = (from: Source, ref: string): Location | Fault => {
    const path = locateFile(from.path, ref);
    const source = path === undefined ? from : sources.loaded.get(path);
    if (source !== undefined) return { source, pointer: '', value: source.value };
    const refusal = path === undefined ? undefined : sources.refused.get(path);
    if (refusal === undefined) return nothing('');
    return { kind: kindsOfRefusal[refusal.code], reason: refusal.reason };
  };

  const walk = (from: Source, ref: string): Target => {
    if (!isDecodable(ref)) return nothing('is not percent-encoded UTF-8');
    if (!/^(?:\/|$)/u.test(pointerOf(ref))) return nothing('is not a valid JSON pointer');
    let at = open(from, ref);
    const tokens = split(pointerOf(ref)).reverse();
    for (let hops = 0; !isFault(at); ) {
      const token = tokens.pop();
      if (token === undefined) return at;
      const value = child(at.value, token);
      const next = refOf(at.value);
      if (value !== undefined) at = { source: at.source, pointer: join(at.pointer, token), value };
      else if (next === undefined || !isDecodable(next)) return nothing('');
      else if (hops === MOST_HOPS) return { kind: 'cycle', reason: circle };
      else {
        hops += 1;
        tokens.push(token, ...split(pointerOf(next)).reverse());
        at = open(at.source, next);
      }
    }
    return at;
  };

  const step = (from: Source, ref: string): Target => {
    const known = steps.get(from) ?? new Map<string, Target>();
    steps.set(from, known);
    const target = known.get(ref) ?? walk(from, ref);
    known.set(ref, target);
    return target;
  };

  const end = (place: Location): Target => {
    const trail = new Map<unknown, Location>();
    let at: Target = place;
    while (!isFault(at) && isAlias(at.value)) {
      const known = ends.get(at.value);
      if (known !== undefined) {
        at = known;
        break;
      }
      if (trail.has(at.value)) {
        const holders = [...trail.keys()];
        const members = new Set(holders.slice(holders.indexOf(at.value)));
        at = { kind: 'cycle', reason: circle, members };
        break;
      }
      trail.set(at.value, at);
      at = step(at.source, refOf(at.value) ?? '');
    }
    for (const holder of trail.keys()) ends.set(holder, at);
    return at;
  };

  return { step, end };
}
