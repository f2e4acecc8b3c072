const LEARNER = 'learner@demo.test';
const PREMIUM = 'premium@demo.test';
const ADMIN = 'admin@demo.test';
/** Company of the demo accounts on boards (`demoLearners`). */
const [AMARA, MEI, PRIYA, TOMASZ] = ['demo-learner-1', 'demo-learner-7', 'demo-learner-8', 'demo-learner-9'] as const;

type Pair = readonly [from: string, to: string];

/** Who is friends with whom, by e-mail: the first of each pair asked the second. */
export const demoFriends: readonly Pair[] = [
  [PREMIUM, LEARNER],
  [ADMIN, PREMIUM],
  [LEARNER, AMARA],
  [MEI, LEARNER],
  [PREMIUM, MEI],
];

/** Who has asked whom and waits for an answer. */
export const demoRequests: readonly Pair[] = [
  [PRIYA, LEARNER],
  [TOMASZ, PREMIUM],
];
