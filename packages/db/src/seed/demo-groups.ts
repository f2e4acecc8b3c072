import type { GroupCategory } from '@quorbit/contracts/study-groups/categories';

interface DemoGroup {
  name: string;
  description: string;
  category: GroupCategory;
  isPrivate: boolean;
  tags: string[];
  /**
   * The e-mail addresses of the members, all demo accounts: the founder first, then the others in the order in which
   * they joined.
   */
  members: readonly string[];
  /** The titles of the shared quizzes, each with the e-mail address of the member who shared it. */
  shares: readonly { by: string; title: string }[];
}

const LEARNER = 'learner@demo.test';
const PREMIUM = 'premium@demo.test';
const ADMIN = 'admin@demo.test';

/** The groups of the demo accounts. They share quizzes that a demo account wrote and quizzes that everyone can see. */
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
