import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Every button that begins or ends something, pressed twice within 60 ms and in two tabs.

/**
 * What makes one of two presses. `once`: `useOnce`. `form`: it is called by `useForm`, which sends once at a time. `both`:
 * some screens do this, some that.
 */
type Press = 'once' | 'form' | 'both';

/** By mutation: what protects it from a double press, and what comes of two tabs that press it. */
const PRESSES: Record<string, [Press, string]> = {
  'accountCreation.create': ['form', 'the same list from two tabs: the e-mails are taken'],
  'accountCreation.findTaken': ['form', 'it only looks'],
  'accounts.changePassword': ['form', 'the second has the old password and is refused'],
  'accounts.confirm': ['form', 'each tab is confirmed: the session is shared'],
  'accounts.delete': ['form', 'an account is deleted once'],
  'accounts.endSession': ['once', 'a session that has ended stays so'],
  'accounts.export': ['once', 'each tab saves its file'],
  'accounts.forgotPassword': ['form', 'the newer link counts'],
  'accounts.login': ['form', 'each tab signs in; the session is shared'],
  'accounts.logoutAll': ['once', 'what has ended stays so'],
  'accounts.register': ['form', 'the address is taken: CONFLICT'],
  'accounts.resetPassword': ['form', 'a link works once'],
  'accounts.sendVerification': ['once', 'the newer link counts; the server limits the mails'],
  'accounts.stopReminders': ['once', 'they stay off'],
  'accounts.updateRole': ['once', 'the role is set, not moved'],
  'assignments.remove': ['once', 'what is removed stays so'],
  'assignments.set': ['form', 'the later day counts'],
  'challenges.cleanup': ['once', 'what is removed stays so'],
  'challenges.create': ['form', 'two challenges that somebody typed twice'],
  'challenges.createSample': ['once', 'two samples, as asked for in two places'],
  'challenges.delete': ['once', 'a deleted challenge stays so: NOT_FOUND'],
  'challenges.join': ['once', 'who takes part is refused: CONFLICT'],
  'challenges.startQuiz': ['once', 'each tab gets the same play with the same deadline'],
  'challenges.submitQuiz': ['once', 'the same answers get the same reply, other ones are refused'],
  useSetSwitch: ['once', 'a switch is set, not moved; the second who saw something else is refused: CONFLICT'],
  'contact.send': ['form', 'two messages that somebody typed twice'],
  'contact.setState': ['once', 'the state is set, not moved'],
  'groupChallenges.create': ['form', 'two challenges that somebody typed twice'],
  'groupChallenges.remove': ['once', 'what is deleted stays so: NOT_FOUND'],
  'friends.block': ['once', 'who is blocked stays so'],
  'friends.remove': ['once', 'who was removed stays so'],
  'friends.request': ['once', 'a request is open once'],
  'friends.respond': ['once', 'the first answer counts, the second finds no request'],
  'friends.unblock': ['once', 'who is unblocked stays so'],
  'health.setReminder': ['form', 'the reminder is set, not moved'],
  'health.testMail': ['once', 'two mails, as asked for in two places; the server limits them'],
  'invitations.accept': ['once', 'the same person is told the same; a member stays one'],
  'invitations.create': ['once', 'two links, as asked for in two places'],
  'invitations.inviteFriend': ['once', 'the same invitation is no news'],
  'invitations.withdraw': ['once', 'what was withdrawn stays so'],
  'moderation.answer': ['form', 'one answer counts, the second is refused'],
  'moderation.decide': ['form', 'one decision counts, the second is refused'],
  'moderation.markRead': ['once', 'what is read stays so'],
  'moderation.report': ['form', 'one report: the second changes nothing'],
  'notifications.muteGroup': ['once', 'it is set, not moved'],
  'publicProfiles.cheer': ['once', 'one cheer a day: CONFLICT'],
  'quizzes.addQuestion': ['form', 'two questions that somebody typed twice'],
  'quizzes.create': ['form', 'two quizzes that somebody typed twice'],
  'quizzes.delete': ['once', 'a deleted quiz stays so: NOT_FOUND'],
  'quizzes.deleteQuestion': ['once', 'the dialog closes; the other tab asks about the list as it is then'],
  'quizzes.duplicate': ['once', 'two copies, as asked for in two places'],
  'quizzes.restore': ['once', 'a quiz that is back stays so'],
  'quizzes.setStatus': ['once', 'the status is set, not moved'],
  'reviews.rate': ['once', 'the card was rated: the server pays once a card and day'],
  'reviews.suspend': ['once', 'it is set, not moved'],
  'reviews.undo': ['once', 'it names the rating, which is gone'],
  'rooms.answer': ['once', 'the same answer counts once, another one is refused'],
  'rooms.chat': ['once', 'two lines that somebody typed twice'],
  'rooms.create': ['form', 'a person sits in one room: CONFLICT'],
  'rooms.join': ['both', 'who sits in the room is back'],
  'rooms.kick': ['once', 'who was removed stays so'],
  'rooms.leave': ['once', 'who left is out'],
  'rooms.next': ['once', '`after` names what the host saw: the second changes nothing'],
  'rooms.report': ['form', 'two reports that somebody typed twice'],
  'rooms.start': ['once', 'a game that runs is refused: CONFLICT'],
  'studyGroups.agree': ['once', 'it is set, not moved'],
  'studyGroups.create': ['form', 'two groups that somebody typed twice'],
  'studyGroups.dissolve': ['once', 'a group that is gone stays so'],
  'studyGroups.join': ['once', 'a member stays one'],
  'studyGroups.leave': ['once', 'who left is out'],
  'studyGroups.promoteMember': ['once', 'the role is set, not moved'],
  'studyGroups.removeMember': ['once', 'who was removed stays so'],
  'studyGroups.renewInvite': ['once', 'the newer link counts'],
  'studyGroups.share': ['once', 'a quiz is shared once'],
  'studyGroups.unshare': ['once', 'what was taken out stays so'],
  'studyGroups.update': ['form', 'the later one counts'],
  'tournaments.create': ['form', 'two tournaments that somebody typed twice'],
  'tournaments.createSample': ['once', 'two samples, as asked for in two places'],
  'tournaments.delete': ['once', 'a deleted tournament stays so: NOT_FOUND'],
  'tournaments.register': ['once', 'who is registered is refused: CONFLICT'],
  'tournaments.startQuiz': ['once', 'each tab gets the same play with the same deadline'],
  'tournaments.submitQuiz': ['once', 'the same answers get the same reply, other ones are refused'],
  'tournaments.withdraw': ['once', 'who has withdrawn is refused: CONFLICT'],
  'school.rename': ['form', 'the later name counts'],
  'school.saveSetup': ['once', 'the step is set, not moved'],
  'sync.replay': ['once', 'what was applied is applied once'],
  // Made of several calls, by the function that has them.
  useUndoDecision: ['once', 'what is undone stays so: the second is refused'],
  useManaging: ['once', 'roles and suspensions are set, not moved; the newer link counts; what is deleted stays so'],
  useStartAttempt: ['once', 'the device has one open attempt of a quiz: `begin` answers it'],
  UpdateToPlay: ['once', 'each tab loads the new version'],
  useDownload: ['once', 'the pack is the same'],
  useRemoveDownload: ['once', 'what is gone stays so'],
  usePushReminders: ['once', 'they are set, not moved'],
  useUpdateSettings: ['both', 'settings are set, not moved'],
  useReviewTogether: ['once', 'a person sits in one room: CONFLICT'],
  useOpenQuiz: ['once', 'it only opens a page'],
};

interface Found {
  name: string;
  once: boolean;
}

/** The mutations of a module: by procedure, or else by the function that makes them. */
function mutationsIn(text: string): Found[] {
  let within = '';
  return text.split('\n').flatMap((line, index, lines) => {
    within = /^(?:export )?function (\w+)/.exec(line)?.[1] ?? within;
    const call = /(?:trpc\.([\w.]+)\.)?\buseMutation\(/.exec(line);
    if (!call || /^import /.test(line)) return [];
    const before = line.slice(0, call.index) || '';
    const opened = before.trim() === '' ? (lines[index - 1] ?? '') : before;
    return [{ name: call[1] ?? within, once: opened.trimEnd().endsWith('useOnce(') }];
  });
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|testing\//.test(path))
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'));
const found = files.flatMap(mutationsIn);

test('every mutation has a row that says what protects it from a second press, and no row is left over', () => {
  expect([...new Set(found.map(({ name }) => name))].toSorted()).toEqual(Object.keys(PRESSES).toSorted());
});

test('what no form sends is called once at a time', () => {
  const open = found.filter(({ name, once }) => !once && PRESSES[name]?.[0] !== 'form');
  expect(open.map(({ name }) => name)).toEqual([]);
});

test('what a form sends is not called by a button beside it', () => {
  const forms = found.filter(({ name }) => PRESSES[name]?.[0] === 'form');
  expect(forms.filter(({ once }) => once).map(({ name }) => name)).toEqual([]);
  const unguarded = /(\w+)\.mutate\(/g;
  const handled = files.flatMap((text) => {
    const made = [...text.matchAll(/const (\w+) = (use\w+)\(/g)].map(([, name, hook]) => [name, hook] as const);
    return [...text.matchAll(unguarded)].flatMap(([, name]) => made.filter(([known]) => known === name));
  });
  const ofForms = new Set(files.flatMap(hooksOfForms));
  expect(handled.filter(([, hook]) => ofForms.has(hook ?? '')).map(([, hook]) => hook)).toEqual([]);
});

/** The hooks of a module that only forms may call. */
function hooksOfForms(text: string): string[] {
  return text
    .split(/^(?=(?:export )?function )/m)
    .filter((part) => mutationsIn(part).some(({ name }) => PRESSES[name]?.[0] === 'form'))
    .flatMap((part) => /^(?:export )?function (\w+)/.exec(part)?.[1] ?? []);
}

test('a mutation without a guard is found', () => {
  const guarded = 'export function useA() {\n  return useOnce(trpc.a.do.useMutation());\n}\n';
  const over = 'export function useB() {\n  return useOnce(\n    trpc.b.do.useMutation({}),\n  );\n}\n';
  const bare = 'export function useC() {\n  return useMutation({});\n}\n';
  expect(mutationsIn(guarded + over + bare)).toEqual([
    { name: 'a.do', once: true },
    { name: 'b.do', once: true },
    { name: 'useC', once: false },
  ]);
});
