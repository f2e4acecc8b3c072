import type { MirrorArea } from './area.ts';
import { createWorkKind, type WorkKind } from './work-kind.ts';

/** The type used for ops that no area knows, e.g. ops from a newer version of the app. */
const UNKNOWN = createWorkKind({ type: '', name: () => 'Other work' });

/** Returns the types of work of all areas. */
export function workKindsOf(areas: readonly MirrorArea[]): readonly WorkKind[] {
  return areas.flatMap(({ work = [] }) => work);
}

/** Returns the kind of work of this type, or a placeholder if no area knows the type. */
export function findWorkKind(areas: readonly MirrorArea[], type: string): WorkKind {
  return workKindsOf(areas).find((kind) => kind.type === type) ?? UNKNOWN;
}
