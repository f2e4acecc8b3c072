import { knownMigrations } from '@quorbit/db/migrations';
import { ownVersion } from '../../lib/own-version.ts';
import { sha256 } from '../../lib/secrets/tokens.ts';
import type { OpTypes } from './check-op.ts';

const builds = new WeakMap<OpTypes, string>();

/** Which version of the server this is: another one may know other types of work. The same in every process of a version. */
export function buildOf(types: OpTypes): string {
  const build = builds.get(types) ?? computeBuild(types);
  builds.set(types, build);
  return build;
}

function computeBuild(types: OpTypes): string {
  const known = [...types.values()].flatMap(({ type, versions }) => Object.keys(versions).map((v) => `${type} ${v}`));
  return `${ownVersion()}-${sha256([knownMigrations(), ...known.sort()].join()).slice(0, 12)}`;
}
