// Combines the list of areas into the registries that the rest of the server works with.

import { sortByForeignKeys } from '@quorbit/db/foreign-keys';
import type { ServerArea } from './define-area.ts';
import type { Totals } from './kernel/area.ts';
import type { CollectedParts, Registries } from './kernel/shared-parts.ts';
import type { RestApi } from './rest/route.ts';

type Areas = Readonly<Record<string, ServerArea>>;

/**
 * Creates the registries of all areas.
 * @throws Error if two areas use the same name, or not exactly one has `attemptQueries`.
 */
export function registriesOf(areas: Areas): Registries {
  const shared = sharedPartsOf(areas);
  const ops = Object.values(areas).flatMap(({ ops: parts = [] }) => parts);
  const types = ops.map((op) => (typeof op === 'function' ? op(shared) : op));
  return { ...shared, ops: byName(types.map((op) => [op.type, op] as const)) };
}

function sharedPartsOf(areas: Areas): Omit<Registries, 'ops'> {
  const { mirror, personal, settings, attemptQueries, ...lists } = collectParts(areas);
  const { related, others } = sortByForeignKeys(personal);
  return {
    ...lists,
    mirror: byName(mirror.map((reader) => [reader.kind, reader] as const)),
    personal: { toExport: [...related, ...others], toErase: [...related.toReversed(), ...others] },
    settings: byName(settings.flatMap((part) => part.names.map((name) => [name, part] as const))),
    attemptQueries: requireExactlyOne('attemptQueries', attemptQueries),
  };
}

function collectParts(areas: Areas): CollectedParts {
  const all = Object.values(areas);
  return {
    mirror: all.flatMap(({ mirror = [] }) => mirror),
    personal: all.flatMap(({ personal = [] }) => personal),
    settings: all.flatMap(({ settings = [] }) => settings),
    roleChanges: all.flatMap(({ roleChanges = [] }) => roleChanges),
    backlogs: all.flatMap(({ backlogs = [] }) => backlogs),
    workSequence: all.flatMap(({ workSequence = [] }) => workSequence),
    achievementEvents: all.flatMap(({ achievementEvents = [] }) => achievementEvents),
    deletionBlockers: all.flatMap(({ deletionBlockers = [] }) => deletionBlockers),
    imageAccess: all.flatMap(({ imageAccess = [] }) => imageAccess),
    inviteGate: all.flatMap(({ inviteGate = [] }) => inviteGate),
    attemptQueries: all.flatMap(({ attemptQueries = [] }) => attemptQueries),
  };
}

/**
 * Combines the REST APIs of all areas, in the order of the areas.
 * @throws Error if two areas explain the same tag or field.
 */
export function restApiOf(areas: Areas): Required<RestApi> {
  const apis = Object.values(areas).flatMap(({ rest }) => (rest ? [rest] : []));
  return {
    routes: apis.flatMap(({ routes }) => routes),
    uploads: apis.flatMap(({ uploads = [] }) => uploads),
    tags: Object.fromEntries(byName(apis.flatMap(({ tags = {} }) => Object.entries(tags)))),
    fields: Object.fromEntries(byName(apis.flatMap(({ fields = {} }) => Object.entries(fields)))),
  };
}

/**
 * Returns all stored totals in the order of their areas. The mirror's area comes last, since repairing other totals
 * changes the mirror.
 */
export function totalsOf(areas: Areas): Totals[] {
  return Object.values(areas).flatMap(({ totals = [] }) => totals);
}

/** Returns a part that exactly one area has. @throws Error if no area or several have it */
function requireExactlyOne<T>(part: string, found: readonly T[]): T {
  const [first, ...others] = found;
  if (first === undefined || others.length > 0) throw new Error(`Exactly one area must have the part ${part}.`);
  return first;
}

function byName<T>(entries: readonly (readonly [string, T])[]): ReadonlyMap<string, T> {
  const map = new Map(entries);
  if (map.size < entries.length) {
    const duplicate = entries.find(([name], index) => entries.findIndex(([first]) => first === name) < index);
    throw new Error(`Two areas use the name ${duplicate?.[0]}.`);
  }
  return map;
}
