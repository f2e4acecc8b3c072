import type { PathDetail } from '@quorbit/contracts/paths/schema';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useUser } from '#lib/session.ts';
import { celebrate } from '#ui/celebration/queue.ts';

interface AfterPath {
  /** Closes the dialog, which would cover the celebration. */
  onClose: () => void;
  onSkills: () => void;
}

/** Celebrates a path once its last node is completed while it is open. */
export function useCompletedPath(detail: PathDetail | null, { onClose, onSkills }: AfterPath): void {
  const { id: learner } = useUser();
  const before = useRef<string | undefined>(undefined);
  const status = detail?.userProgress?.status;

  const play = useEffectEvent(({ id, title }: PathDetail['path']) => {
    const plays = celebrate(
      learner,
      [
        {
          key: `path:${id}`,
          kind: 'perfect',
          title: 'Path completed',
          text: `You completed every step of ${title}.`,
          figure: '100%',
        },
      ],
      { label: 'See your skills', go: onSkills },
    );
    if (plays) onClose();
  });

  const path = detail?.path;
  useEffect(() => {
    if (before.current === 'in_progress' && status === 'completed' && path) play(path);
    before.current = status;
  }, [status, path]);
}
