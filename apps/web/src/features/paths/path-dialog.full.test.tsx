import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import type { NodeWork } from '@quorbit/contracts/paths/progress';
import type { PathNode, UpdateNodeInput } from '@quorbit/contracts/paths/schema';
import { NODE_LOCKED, PROGRESS_SAVED, START_NODE_FIRST, TAKE_QUIZ_FIRST } from '@quorbit/contracts/paths/words';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { detail, node } from './testing/paths.ts';

const server = fakeServer();
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const root = node('Variables', [1, 0]);
const left = node('Loops', [0, 1], { type: 'skill', prerequisites: [root.id] });
const right = node('A game', [2, 1], { type: 'project', prerequisites: [root.id] });
const last = node('Done', [1, 2], { type: 'milestone', prerequisites: [left.id, right.id] });
const NODES = [root, left, right, last];
const completed = (mastery: number): NodeWork => ({ status: 'completed', mastery });
const IN_PROGRESS: NodeWork = { status: 'in_progress', mastery: null };

/** Opens a path on which the learner has done this, and answers what they do next as the server would. */
function openPath(nodes: PathNode[], work?: Record<string, NodeWork>, at?: PathNode) {
  signIn('premium');
  const done = work && new Map(Object.entries(work));
  let shown = detail(nodes, done);
  const { id } = shown.path;
  const tell = (now: Map<string, NodeWork>) => {
    shown = { ...detail(nodes, now), path: shown.path };
    return shown;
  };
  server.on({
    'paths.list': () => ({ items: [], nextCursor: null }),
    'paths.competencies': () => [],
    'paths.get': () => shown,
    'paths.start': () => tell(new Map()),
    'paths.updateNode': ({ nodeId, status, score }) =>
      tell(new Map([...(done ?? []), [nodeId, status === 'completed' ? completed(score ?? 0) : IN_PROGRESS]])),
  });
  renderApp(`/learning-paths?path=${id}${at ? `&node=${at.id}` : ''}`);
  return id;
}

const sent = () => server.inputs('paths.updateNode') as UpdateNodeInput[];

test('each node is a button that says its title, type and status, in reading order', async () => {
  openPath(NODES, { [root.id]: completed(95), [left.id]: IN_PROGRESS });
  const tree = within(await screen.findByRole('list', { name: 'Skill tree' }));
  expect(tree.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Variables, concept, mastered, mastery 95%',
    'Loops, skill, in progress',
    'A game, project, available',
    'Done, milestone, locked',
  ]);
});

test('circles have a radius of 30, completed ones a ring, and lines to locked nodes are dashed', async () => {
  openPath(NODES, { [root.id]: completed(70), [left.id]: IN_PROGRESS });
  const at = (one: PathNode) => document.querySelector(`button[data-node="${one.id}"]`);
  await screen.findByRole('list', { name: 'Skill tree' });
  for (const one of NODES) expect(at(one)?.querySelector('circle[r="30"]')).not.toBeNull();
  expect(NODES.map((one) => at(one)?.querySelector('[data-mastery]')?.getAttribute('data-mastery') ?? null)).toEqual([
    '70',
    null,
    null,
    null,
  ]);
  const lines = [...document.querySelectorAll('path[data-status]')].map((line) => [
    line.getAttribute('data-status'),
    line.hasAttribute('stroke-dasharray'),
  ]);
  expect(lines).toEqual([
    ['in_progress', false],
    ['available', false],
    ['locked', true],
    ['locked', true],
  ]);
});

test('a locked node says what must be completed first, and offers nothing else', async () => {
  openPath(NODES, { [root.id]: completed(85) }, last);
  const panel = within(await screen.findByRole('region', { name: 'Done' }));
  expect(panel.getByText(NODE_LOCKED)).toBeTruthy();
  expect(panel.queryByText(/^Mastery/)).toBeNull();
  expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', 'Loops', 'A game']);
});

test('an available node is started, then completed with 85 % and 30 minutes', async () => {
  const pathId = openPath(NODES, { [root.id]: completed(85) });
  await userEvent.click(await button('Loops, skill, available'));
  const panel = within(await screen.findByRole('region', { name: 'Loops' }));
  expect(document.activeElement?.textContent).toBe('Loops');
  expect(panel.getByText('20 minutes')).toBeTruthy();
  await userEvent.click(panel.getByRole('button', { name: 'Start Learning' }));
  await userEvent.click(await panel.findByRole('button', { name: 'Mark Complete' }));
  expect(await panel.findByText('Mastery: 85%')).toBeTruthy();
  expect(panel.getByText(PROGRESS_SAVED)).toBeTruthy();
  expect(openMessages()).toContain(PROGRESS_SAVED);
  const ids = { pathId, nodeId: left.id };
  expect(sent()).toEqual([
    { ...ids, status: 'in_progress', timeSpent: 0 },
    { ...ids, status: 'completed', score: 85, timeSpent: 30 },
  ]);
  // The button is gone; the focus is still in the panel.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Loops'));
});

test('mastery below 80 % can be improved, with 95 % and 15 minutes', async () => {
  openPath(NODES, { [root.id]: completed(79) }, root);
  await userEvent.click(await button('Review & Improve'));
  expect(await screen.findByText('Mastery: 95%')).toBeTruthy();
  expect(sent()).toMatchObject([{ nodeId: root.id, status: 'completed', score: 95, timeSpent: 15 }]);
  expect(screen.queryByRole('button', { name: 'Review & Improve' })).toBeNull();
});

test('the first step of a path that was not started starts the path too', async () => {
  const pathId = openPath(NODES, undefined, root);
  const panel = within(await screen.findByRole('region', { name: 'Variables' }));
  await userEvent.dblClick(panel.getByRole('button', { name: 'Start Learning' }));
  await panel.findByRole('button', { name: 'Mark Complete' });
  expect(server.inputs('paths.start')).toEqual([{ pathId }]);
  expect(sent()).toHaveLength(1);
});

test('a node with a quiz is completed once that was taken, and says so', async () => {
  const quiz = { id: newId(), title: 'Powers', bestPercentage: null };
  const asked = node('Quizzed', [0, 0], { quiz });
  openPath([asked], { [asked.id]: IN_PROGRESS }, asked);
  const complete = await button('Mark Complete');
  expect(complete.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(TAKE_QUIZ_FIRST)).toBeTruthy();
  expect(screen.getByText('Not taken yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Take quiz Powers' }).getAttribute('href')).toBe(`/user/test/${quiz.id}`);
});

test('its mastery rises only with a better attempt', async () => {
  const quizzed = (bestPercentage: number) =>
    node('Quizzed', [0, 0], { quiz: { id: newId(), title: 'Powers', bestPercentage } });
  const asked = quizzed(70);
  openPath([asked], { [asked.id]: completed(70) }, asked);
  expect((await button('Review & Improve')).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('Take the quiz again to raise your mastery.')).toBeTruthy();
  expect(screen.getByText('Best result: 70%')).toBeTruthy();
});

test('the last step ends with a celebration that leads to the skills', async () => {
  openPath([root], { [root.id]: IN_PROGRESS }, root);
  await userEvent.click(await button('Mark Complete'));
  const moment = within(await screen.findByRole('region', { name: 'Path completed' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(moment.getByRole('button', { name: 'See your skills' }));
  expect(await screen.findByText('No Competencies Tracked Yet')).toBeTruthy();
});

test('a refusal is said where the button is', async () => {
  openPath(NODES, { [root.id]: IN_PROGRESS }, root);
  server.on({
    'paths.updateNode': () => {
      throw new Refusal('CONFLICT', START_NODE_FIRST);
    },
  });
  await userEvent.click(await button('Mark Complete'));
  expect((await screen.findByRole('alert')).textContent).toBe(START_NODE_FIRST);
});

test('closing a step gives the focus back to its node', async () => {
  openPath(NODES, { [root.id]: completed(85) });
  await userEvent.click(await button('Loops, skill, available'));
  await userEvent.click(await button('Close the step'));
  expect(document.activeElement?.getAttribute('data-node')).toBe(left.id);
  expect(await screen.findByRole('region', { name: 'About this path' })).toBeTruthy();
});

test('a path that is not there says so', async () => {
  signIn('premium');
  server.on({ 'paths.list': () => ({ items: [], nextCursor: null }) });
  renderApp(`/learning-paths?path=${newId()}`);
  expect(await screen.findByText("This path doesn't exist.")).toBeTruthy();
});

test('offline nothing can be saved, and the panel says so', async () => {
  openPath(NODES, { [root.id]: IN_PROGRESS }, root);
  await button('Mark Complete');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText("You're offline. Saving needs a connection.")).toBeTruthy();
  expect((await button('Mark Complete')).hasAttribute('disabled')).toBe(true);
});
