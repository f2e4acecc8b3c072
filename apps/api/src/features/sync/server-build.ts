import { countMigrations } from '@quorbit/db/migrations';
import { readAppVersion } from '../../lib/app-version.ts';
import { sha256 } from '../../lib/secrets/tokens.ts';
import type { OpTypes } from './check-op.ts';

const buildsByTypes = new WeakMap<OpTypes, string>();

/**
 * Returns an id of this server's version, because another version may know other types of ops. It's the same in every
 * process of a version.
 */
export function getServerBuild(types: OpTypes): string {
  const version = buildsByTypes.get(types) ?? computeBuild(types);
  buildsByTypes.set(types, version);
  return version;
}

function computeBuild(types: OpTypes): string {
  const typeVersions = [...types.values()].flatMap(({ type, versions }) =>
    Object.keys(versions).map((v) => `${type} ${v}`),
  );
  return `${readAppVersion()}-${sha256([countMigrations(), ...typeVersions.sort()].join()).slice(0, 12)}`;
}
