import type { GroupCategory } from '@quorbit/contracts/study-groups/categories';

interface DemoGroup {
  name: string;
  description: string;
  category: GroupCategory;
  isPrivate: boolean;
  tags: string[];
  /** E-mails of demo accounts: the founder first, then who joined, in this order. */
  members: readonly string[];
  /** Titles of quizzes, each with who shared it. */
  shares: readonly { by: string; title: string }[];
}

const LEARNER = 'learner@demo.test';
const PREMIUM = 'premium@demo.test';
const ADMIN = 'admin@demo.test';

/** The groups of the demo accounts: what one of them wrote is shared, and what is for everyone. */
export const demoGroups: readonly DemoGroup[] = [
  {
    name: 'Tea Table',
    description: 'Food, drink and where they come from. A new quiz most Sundays.',
    category: 'General',
    isPrivate: false,
    tags: ['food', 'travel'],
    members: [PREMIUM, LEARNER, ADMIN],
    shares: [{ by: PREMIUM, title: 'Tea Around the World' }],
  },
  {
    name: 'Map Room',
    description: 'Capitals by heart before the geography exam in June.',
    category: 'Geography',
    isPrivate: true,
    tags: ['exam', 'capitals'],
    members: [LEARNER, PREMIUM],
    shares: [{ by: LEARNER, title: 'Capitals, Borders and Maps' }],
  },
];
