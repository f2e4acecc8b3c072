import type { MirrorArea } from './area.ts';
import { createWorkKind, type WorkKind } from './work-kind.ts';

/** Work of a type that no area knows, e.g. from a newer app. */
const UNKNOWN = createWorkKind({ type: '', name: () => 'Other work' });

/** All types of work. */
export function workKindsOf(areas: readonly MirrorArea[]): readonly WorkKind[] {
  return areas.flatMap(({ work = [] }) => work);
}

/** The kind of work with this type. */
export function findWorkKind(areas: readonly MirrorArea[], type: string): WorkKind {
  return workKindsOf(areas).find((kind) => kind.type === type) ?? UNKNOWN;
}
