import { PATH_WORK, type PathWorkArgs } from '@quorbit/contracts/sync/ops/path-work';
import type { MirrorArea } from '#offline/mirror/area.ts';
import { createWorkKind } from '#offline/mirror/work-kind.ts';

export const pathWork = createWorkKind<PathWorkArgs>({
  type: PATH_WORK,
  // Devices don't store the titles of paths.
  name: (args) => (args?.node ? 'Step of a learning path' : 'Started learning path'),
  answers: () => 0,
  noun: { one: 'learning path step', many: 'learning path steps' },
  onSettled: ({ paths }) => void paths.invalidate(),
});

export const pathsMirror: MirrorArea = { work: [pathWork] };
