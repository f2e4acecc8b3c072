import type { MirrorSource } from '#offline/mirror/pending-work.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { readStanding } from './standing.mirror.ts';

/** What the learner has reached, pending work included; null or undefined where this device cannot tell. */
export function useStanding() {
  return useMirror(readNow, null);
}

const readNow = (source: MirrorSource) => readStanding(source);
