import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import type { BadgeTone } from '#ui/badge.tsx';

export const STATUS_BADGES: Record<Quiz['status'], { label: string; tone: BadgeTone; means: string }> = {
  published: { label: 'Published', tone: 'success', means: 'Learners can take it.' },
  draft: { label: 'Draft', tone: 'warning', means: 'Only you and admins see it.' },
  archived: { label: 'Archived', tone: 'plain', means: 'Nobody can start it. Reports stay.' },
};
