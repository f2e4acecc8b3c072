import type { AppErrorCode } from '@quorbit/contracts/errors/codes';
import { plantParked } from '../testing/planted-op.ts';
import { plantPerson } from '../testing/planted-person.ts';
import { type PlantedQuiz, plantAttempt, plantQuiz } from '../testing/planted-quiz.ts';
import type { Person, TestServer } from '../testing/test-server.ts';

/** Everybody who may call: by session, role, and whether the thing that the call is about is theirs. */
export const CALLERS = [
  'signedOut',
  'suspended',
  'sessionEnded',
  'userStranger',
  'userOwner',
  'premiumStranger',
  'premiumOwner',
  'admin',
] as const;
export type Caller = (typeof CALLERS)[number];

export type Answer = 'ok' | AppErrorCode;
export type Answers = Record<Caller, Answer>;

const NO_SESSION = {
  signedOut: 'UNAUTHENTICATED',
  suspended: 'UNAUTHENTICATED',
  sessionEnded: 'UNAUTHENTICATED',
} as const;
const USERS = { userStranger: 'ok', userOwner: 'ok' } as const;
const PREMIUM = { premiumStranger: 'ok', premiumOwner: 'ok' } as const;

/** The answers at each level of access; a row names only what differs from its level. */
export const level = {
  everybody: (but: Partial<Answers> = {}): Answers => ({
    signedOut: 'ok',
    suspended: 'ok',
    sessionEnded: 'ok',
    ...USERS,
    ...PREMIUM,
    admin: 'ok',
    ...but,
  }),
  signedIn: (but: Partial<Answers> = {}): Answers => ({ ...NO_SESSION, ...USERS, ...PREMIUM, admin: 'ok', ...but }),
  premium: (but: Partial<Answers> = {}): Answers => ({
    ...NO_SESSION,
    userStranger: 'PREMIUM_REQUIRED',
    userOwner: 'PREMIUM_REQUIRED',
    ...PREMIUM,
    admin: 'ok',
    ...but,
  }),
  admin: (but: Partial<Answers> = {}): Answers => ({
    ...NO_SESSION,
    userStranger: 'FORBIDDEN',
    userOwner: 'FORBIDDEN',
    premiumStranger: 'FORBIDDEN',
    premiumOwner: 'FORBIDDEN',
    admin: 'ok',
    ...but,
  }),
} as const;

/** One caller about to make one call, on data of its own. */
export interface Case {
  server: TestServer;
  /** Null when signed out. */
  actor: Person | null;
  /** Whose things the call is about: the caller's own where the caller is the owner. */
  owner: Person;
  /** A quiz of the owner's, for premium users. */
  quiz(): Promise<PlantedQuiz>;
  /** A quiz of the owner's at which somebody else has an attempt. */
  takenQuiz(): Promise<PlantedQuiz>;
  /** A report of the owner's, of an attempt with a wrong answer. */
  report(): Promise<string>;
  /** Work of the owner's that is parked on the server. */
  parked(): Promise<void>;
  /** A card of the owner's. */
  card(): Promise<{ quizId: string; questionId: string }>;
}

/** Suspended people and those whose session ended own what they ask for, so that only the session speaks against them. */
const ACTORS: Record<Exclude<Caller, 'signedOut'>, Parameters<typeof plantPerson>[1] & { owner: boolean }> = {
  suspended: { role: 'premium', fate: 'suspended', owner: true },
  sessionEnded: { role: 'premium', fate: 'session-ended', owner: true },
  userStranger: { role: 'user', owner: false },
  userOwner: { role: 'user', owner: true },
  premiumStranger: { role: 'premium', owner: false },
  premiumOwner: { role: 'premium', owner: true },
  admin: { role: 'admin', owner: false },
};

export async function prepareCase(server: TestServer, caller: Caller): Promise<Case> {
  const spec = caller === 'signedOut' ? null : ACTORS[caller];
  const actor = spec && (await plantPerson(server, spec));
  const owner = actor && spec.owner ? actor : await plantPerson(server, { role: 'premium' });
  const quiz = () => plantQuiz(server, { ownerId: owner.id, audience: 'premium', questions: 2 });
  return {
    server,
    actor,
    owner,
    quiz,
    async takenQuiz() {
      const taken = await quiz();
      await plantAttempt(server, await plantPerson(server, { role: 'premium' }), taken);
      return taken;
    },
    async report() {
      const quiz = await plantQuiz(server, { ownerId: null, questions: 2 });
      return plantAttempt(server, owner, quiz, 1);
    },
    async parked() {
      await plantParked(server, owner, await plantQuiz(server, { ownerId: null, questions: 2 }));
    },
    async card() {
      const { id: quizId, ...quiz } = await plantQuiz(server, { ownerId: null, questions: 1 });
      await plantAttempt(server, owner, { id: quizId, ...quiz }, 0);
      return { quizId, questionId: quiz.questionIds[0] ?? '' };
    },
  };
}
