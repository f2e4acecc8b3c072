const LEARNER = 'learner@demo.test';
const PREMIUM = 'premium@demo.test';
const ADMIN = 'admin@demo.test';
/** Addresses of generated learners, who give the demo accounts company on leaderboards (`demoLearners`). */
const [AMARA, MEI, PRIYA, TOMASZ] = ['demo-learner-1', 'demo-learner-7', 'demo-learner-8', 'demo-learner-9'] as const;

type Pair = readonly [from: string, to: string];

/** The demo friendships as pairs of e-mail addresses: the first person asked the second. */
export const demoFriends: readonly Pair[] = [
  [PREMIUM, LEARNER],
  [ADMIN, PREMIUM],
  [LEARNER, AMARA],
  [MEI, LEARNER],
  [PREMIUM, MEI],
];

/** Open friend requests as pairs of e-mail addresses: the first person asked the second, who hasn't replied yet. */
export const demoRequests: readonly Pair[] = [
  [PRIYA, LEARNER],
  [TOMASZ, PREMIUM],
];
