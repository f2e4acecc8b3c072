import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import type { CaseDecision, CaseDetails, ModerationCase, OwnDecision } from '@quorbit/contracts/moderation/schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();
const at = '2026-11-01T10:00:00.000Z';
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const expectToast = (message: string) => waitFor(() => expect(openMessages()).toContain(message));

const caseOf = (changes: Partial<ModerationCase> = {}): ModerationCase => ({
  id: newId(),
  kind: 'question',
  targetId: newId(),
  quizId: newId(),
  reports: 2,
  openedAt: at,
  newestAt: at,
  decidedAt: null,
  subject: { id: newId(), name: 'Grace' },
  copy: { kind: 'question', quizTitle: 'Planets', question: 'Which is nearest?', choices: ['Venus', 'Mercury'] },
  actions: ['dismiss', 'hide_question', 'warn', 'suspend'],
  ...changes,
});
const decisionOf = (changes: Partial<CaseDecision> = {}): CaseDecision => ({
  id: newId(),
  action: 'warn',
  reason: 'Be kind.',
  subject: null,
  by: { id: newId(), name: 'Ada' },
  at,
  undoneAt: null,
  undoneBy: null,
  answer: 'I am sorry.',
  answeredAt: at,
  ...changes,
});
const report = {
  id: newId(),
  reporter: { id: newId(), name: 'Rita' },
  reason: 'unclear',
  details: 'Why?',
  copy: null,
  at,
};
const serveCase = (about: ModerationCase, decisions: CaseDecision[] = [], members: CaseDetails['members'] = []) =>
  server.on({
    'moderation.get': () => ({ case: about, decisions, members }),
    'moderation.reports': () => ({ items: [report], nextCursor: null }) as never,
  });

test('lists cases with the reported content, filtered by the address', async () => {
  signIn('admin');
  server.on({ 'moderation.list': () => ({ items: [caseOf()], nextCursor: null }) });
  renderApp('/admin/moderation?state=decided&kind=question&case=nonsense');
  const link = await screen.findByRole('link', { name: /Look and decide Which is nearest/ });
  expect(link.getAttribute('href')).toMatch(/state=decided.*case=/);
  expect(screen.getByText('2 reports')).toBeVisible();
  expect(server.inputs('moderation.list')).toMatchObject([{ state: 'decided', kind: 'question' }]);
});

test('requires a reason, with an error at its field; dismissing needs none', async () => {
  signIn('admin');
  const about = caseOf();
  serveCase(about);
  server.on({ 'moderation.decide': () => ({ case: about, decisions: [], members: [] }) });
  renderApp(`/admin/moderation?case=${about.id}`);
  await userEvent.selectOptions(await screen.findByLabelText('Decision'), 'Warn');
  await press('Warn');
  expect(await screen.findByText('Say why. The person concerned will read it.')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Decision'), 'Dismiss');
  await press('Dismiss');
  await expectToast('Dismissed.');
  expect(server.inputs('moderation.decide')).toEqual([{ caseId: about.id, action: 'dismiss', reason: '' }]);
});

test('asks for the password if the server requires it, then suspends the account', async () => {
  signIn('admin');
  const about = caseOf();
  serveCase(about);
  let confirmed = false;
  server.on({
    'moderation.decide': () => {
      if (!confirmed) throw new Refusal('CONFIRM_FIRST', "Confirm that it's you, then try again.");
      return { case: about, decisions: [], members: [] };
    },
    'accounts.confirm': () => {
      confirmed = true;
    },
  });
  renderApp(`/admin/moderation?case=${about.id}`);
  await userEvent.selectOptions(await screen.findByLabelText('Decision'), 'Suspend');
  await userEvent.type(screen.getByLabelText('Reason'), 'Insults.');
  await press('Suspend');
  await userEvent.type(await screen.findByLabelText('Your password'), 'secret');
  await press('Confirm');
  await expectToast('Account suspended.');
  expect(server.inputs('moderation.decide')).toHaveLength(2);
});

test('removes a member after a confirmation, but not before a member is chosen', async () => {
  signIn('admin');
  const about = caseOf({
    kind: 'group',
    quizId: null,
    copy: { kind: 'group', name: 'Night owls', description: '' },
    actions: ['dismiss', 'remove_group', 'remove_member', 'warn', 'suspend'],
  });
  const mia = { id: newId(), name: 'Mia', role: 'member' as const };
  serveCase(about, [decisionOf({ action: 'remove_member', subject: { id: newId(), name: 'Olga' } })], [mia]);
  server.on({ 'moderation.decide': () => ({ case: about, decisions: [], members: [] }) });
  renderApp(`/admin/moderation?case=${about.id}`);
  expect(await screen.findByText('Member removed: Olga')).toBeVisible();
  const removeIt = async () => {
    await press('Remove member');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove member' }));
  };
  await userEvent.selectOptions(screen.getByLabelText('Decision'), 'Remove member');
  await userEvent.type(screen.getByLabelText('Reason'), 'Insults.');
  await removeIt();
  expect(await screen.findByText('Choose a member.')).toBeVisible();
  expect(server.inputs('moderation.decide')).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Member'), 'Mia');
  await removeIt();
  await expectToast('Member removed.');
  expect(server.inputs('moderation.decide')).toEqual([
    { caseId: about.id, action: 'remove_member', memberId: mia.id, reason: 'Insults.' },
  ]);
});

test('says that another admin has decided, and keeps the typed reason', async () => {
  signIn('admin');
  const about = caseOf();
  serveCase(about);
  server.on({
    'moderation.decide': () => {
      throw new Refusal('CONFLICT', 'Someone else has decided this.');
    },
  });
  renderApp(`/admin/moderation?case=${about.id}`);
  await userEvent.selectOptions(await screen.findByLabelText('Decision'), 'Warn');
  await userEvent.type(screen.getByLabelText('Reason'), 'Be kind.');
  await press('Warn');
  expect((await screen.findByRole('alert')).textContent).toBe('Someone else has decided this.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Be kind.');
});

test('shows admins a case about themselves, but lets them neither decide nor undo it', async () => {
  const { id, name } = signIn('admin');
  const about = caseOf({ subject: { id, name }, actions: [] });
  serveCase(about, [decisionOf()]);
  renderApp(`/admin/moderation?case=${about.id}`);
  expect(await screen.findByText('This case is about you. Another admin decides it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo…' })).toBeNull();
  expect(screen.queryByLabelText('Decision')).toBeNull();
});

test('undoes a decision once, after a confirmation', async () => {
  signIn('admin');
  const about = caseOf({ decidedAt: at, actions: [] });
  const decision = decisionOf();
  serveCase(about, [decision]);
  server.on({ 'moderation.undo': () => ({ case: about, decisions: [], members: [] }) });
  renderApp(`/admin/moderation?case=${about.id}`);
  expect(await screen.findByText('I am sorry.')).toBeVisible();
  await press('Undo…');
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Undo decision' }));
  await expectToast('The decision is undone.');
  expect(server.inputs('moderation.undo')).toEqual([{ id: decision.id }]);
});

test('the person concerned reads the reason, marks it as read once, and answers once', async () => {
  signIn('premium');
  const decision: OwnDecision = {
    id: newId(),
    kind: 'question',
    action: 'hide_question',
    about: 'Planets: Which is nearest?',
    reason: 'Two are right.',
    at,
    undoneAt: null,
    unread: true,
    answer: null,
    answeredAt: null,
  };
  let shown = decision;
  server.on({
    'moderation.decisions': () => ({ items: [shown], nextCursor: null }),
    'moderation.markRead': () => undefined,
    'moderation.answer': ({ answer }) => {
      shown = { ...decision, answer, answeredAt: at };
    },
  });
  renderApp('/moderation');
  expect(await screen.findByRole('heading', { name: 'Your question was hidden' })).toBeVisible();
  await waitFor(() => expect(server.inputs('moderation.markRead')).toHaveLength(1));
  await press('Send answer');
  expect(await screen.findByText('Answer is required.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Answer'), 'I mended it.');
  await press('Send answer');
  expect(await screen.findByText('I mended it.')).toBeVisible();
  expect(screen.queryByLabelText('Answer')).toBeNull();
  expect(server.inputs('moderation.markRead')).toHaveLength(1);
});

test('shows an empty page when nothing was decided, and marks nothing as read', async () => {
  signIn('user');
  server.on({ 'moderation.decisions': () => ({ items: [], nextCursor: null }) });
  renderApp('/moderation');
  expect(await screen.findByText(/No moderator has acted on your content/)).toBeVisible();
  expect(server.inputs('moderation.markRead')).toEqual([]);
});

test('reports a friend with a reason; a second report says that it exists', async () => {
  signIn('user');
  const friend = { id: newId(), name: 'Bob', level: 1, xp: 0, isOnline: false };
  let reports = 0;
  server.on({
    'friends.list': () => [friend],
    'friends.blocked': () => [],
    'friends.requests': () => ({ sent: [], items: [], receivedCount: 0, nextCursor: null }),
    'moderation.report': () => {
      reports += 1;
      return { already: reports > 1 };
    },
  });
  renderApp('/friends');
  for (const message of ['Thanks. A moderator will look at it.', 'You already reported this']) {
    await press('More for Bob');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Bob' }));
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Cheating');
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await expectToast(message);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(server.inputs('moderation.report')[0]).toEqual({
    kind: 'person',
    userId: friend.id,
    reason: 'cheating',
    details: '',
  });
});
