import type { PathDetail } from '@quorbit/contracts/paths/schema';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useUser } from '#lib/session.ts';
import { celebrate } from '#ui/celebration/celebration-queue.ts';

interface CelebratePathOptions {
  /** Closes the dialog of the path, which would cover the celebration. */
  onClose: () => void;
  onSkills: () => void;
}

/**
 * Closes the dialog of a path once its last node is completed, and celebrates after the dialog has closed. The closing
 * dialog moves the focus back, which an earlier celebration would mistake for a user's action.
 */
export function useCelebratePath(detail: PathDetail | null, { onClose, onSkills }: CelebratePathOptions): void {
  const { id: learner } = useUser();
  const previousStatus = useRef<string | undefined>(undefined);
  const completed = useRef<PathDetail['path'] | null>(null);
  const path = detail?.path;
  const status = detail?.userProgress?.status;
  const callbacks = useRef({ learner, onSkills });
  callbacks.current = { learner, onSkills };
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (previousStatus.current === 'in_progress' && status === 'completed' && path) {
      completed.current = path;
      close();
    }
    previousStatus.current = status;
  }, [status, path]);

  useEffect(
    () => () => {
      if (completed.current) celebratePath(completed.current, callbacks.current);
    },
    [],
  );
}

function celebratePath(
  { id, title }: PathDetail['path'],
  { learner, onSkills }: { learner: string; onSkills: () => void },
): void {
  const text = `You completed every step of ${title}.`;
  celebrate(learner, [{ key: `path:${id}`, kind: 'perfect', title: 'Path completed', text, figure: '100%' }], {
    label: 'See your skills',
    run: onSkills,
  });
}
