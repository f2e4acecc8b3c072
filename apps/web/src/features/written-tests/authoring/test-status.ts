import type { WrittenTestStatus } from '@quorbit/contracts/written-tests/types';
import type { BadgeTone } from '#ui/badge.tsx';

export const STATUS_BADGES: Record<WrittenTestStatus, { label: string; tone: BadgeTone; means: string }> = {
  draft: { label: 'Draft', tone: 'warning', means: 'Only admins see it. Publish it when its questions are ready.' },
  scheduled: { label: 'Scheduled', tone: 'info', means: 'Learners see when it opens.' },
  open: { label: 'Open', tone: 'success', means: 'Learners can take it.' },
  closed: { label: 'Closed', tone: 'plain', means: "Nobody can take it any more. Its marks aren't published." },
  finished: { label: 'Finished', tone: 'primary', means: 'Learners see their marks.' },
};
