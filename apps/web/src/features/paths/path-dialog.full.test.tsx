import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { NODE_LOCKED, PROGRESS_SAVED, START_NODE_FIRST, TAKE_QUIZ_FIRST } from '@quorbit/contracts/paths/messages';
import type { NodeWork } from '@quorbit/contracts/paths/progress';
import type { PathNode } from '@quorbit/contracts/paths/schema';
import { PATH_WORK, type PathWorkArgs } from '@quorbit/contracts/sync/ops/path-work';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { openDeviceStore } from '#offline/device-store.ts';
import { detail, node } from './testing/paths.ts';

const server = fakeServer();
let userId = newId();
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const root = node('Variables', [1, 0]);
const left = node('Loops', [0, 1], { type: 'skill', prerequisites: [root.id] });
const right = node('A game', [2, 1], { type: 'project', prerequisites: [root.id] });
const last = node('Done', [1, 2], { type: 'milestone', prerequisites: [left.id, right.id] });
const NODES = [root, left, right, last];
const completed = (mastery: number): NodeWork => ({ status: 'completed', mastery });
const IN_PROGRESS: NodeWork = { status: 'in_progress', mastery: null };

/** Opens a path with the given work. The fake server keeps returning this state, whatever the learner does next. */
function openPath(nodes: PathNode[], work?: Record<string, NodeWork>, at?: PathNode) {
  userId = signIn('premium').id;
  const shown = detail(nodes, work && new Map(Object.entries(work)));
  const { id } = shown.path;
  server.on({
    'paths.list': () => ({ items: [], nextCursor: null }),
    'paths.competencies': () => [],
    'paths.get': () => shown,
  });
  renderApp(`/learning-paths?path=${id}${at ? `&node=${at.id}` : ''}`);
  return id;
}

const listSentWork = () => server.sync.argsOf(PATH_WORK) as PathWorkArgs[];

const listWaiting = async () =>
  (await openDeviceStore(userId).database.outbox.toArray()).map(({ type, args }) => [type, args]);

function goOffline() {
  server.down(true);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
}

test('each node is a button labelled with title, type and status, in reading order', async () => {
  openPath(NODES, { [root.id]: completed(95), [left.id]: IN_PROGRESS });
  const tree = within(await screen.findByRole('list', { name: 'Skill tree' }));
  expect(tree.getAllByRole('button').map((element) => element.getAttribute('aria-label'))).toEqual([
    'Variables, concept, mastered, mastery 95%',
    'Loops, skill, in progress',
    'A game, project, available',
    'Done, milestone, locked',
  ]);
});

test('arrow keys move the focus from node to node', async () => {
  openPath(NODES, { [root.id]: completed(95) });
  (await button('Variables, concept, mastered, mastery 95%')).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement?.getAttribute('data-node')).toBe(right.id);
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement?.getAttribute('data-node')).toBe(root.id);
});

test('draws circles with a radius of 30, rings on completed ones, and dashed lines to locked nodes', async () => {
  openPath(NODES, { [root.id]: completed(70), [left.id]: IN_PROGRESS });
  const at = (pathNode: PathNode) => document.querySelector(`button[data-node="${pathNode.id}"]`);
  await screen.findByRole('list', { name: 'Skill tree' });
  for (const pathNode of NODES) expect(at(pathNode)?.querySelector('circle[r="30"]')).not.toBeNull();
  expect(
    NODES.map((pathNode) => at(pathNode)?.querySelector('[data-mastery]')?.getAttribute('data-mastery') ?? null),
  ).toEqual(['70', null, null, null]);
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

test('a locked node lists the nodes to complete first, and has no action', async () => {
  openPath(NODES, { [root.id]: completed(85) }, last);
  const panel = within(await screen.findByRole('region', { name: 'Done' }));
  expect(panel.getByText(NODE_LOCKED)).toBeVisible();
  expect(panel.queryByText(/^Mastery/)).toBeNull();
  expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', 'Loops', 'A game']);
});

test('starts an available node, then completes it with 85 % and 30 minutes', async () => {
  const pathId = openPath(NODES, { [root.id]: completed(85) });
  await userEvent.click(await button('Loops, skill, available'));
  const panel = within(await screen.findByRole('region', { name: 'Loops' }));
  expect(document.activeElement?.textContent).toBe('Loops');
  expect(panel.getByText('20 minutes')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Start Learning' }));
  await userEvent.click(await panel.findByRole('button', { name: 'Mark Complete' }));
  expect(await panel.findByText('Mastery: 85%')).toBeVisible();
  expect(panel.getByText(PROGRESS_SAVED)).toBeVisible();
  expect(openMessages()).toContain(PROGRESS_SAVED);
  await waitFor(() =>
    expect(listSentWork()).toEqual([
      { pathId, node: { nodeId: left.id, status: 'in_progress', timeSpent: 0 } },
      { pathId, node: { nodeId: left.id, status: 'completed', score: 85, timeSpent: 30 } },
    ]),
  );
  // The button has disappeared, but the focus is still in the panel.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Loops'));
});

test('improves mastery below 80 % to 95 %, with 15 minutes', async () => {
  openPath(NODES, { [root.id]: completed(79) }, root);
  await userEvent.click(await button('Review & Improve'));
  expect(await screen.findByText('Mastery: 95%')).toBeVisible();
  const node = { nodeId: root.id, status: 'completed', score: 95, timeSpent: 15 };
  await waitFor(() => expect(listSentWork()).toMatchObject([{ node }]));
  expect(screen.queryByRole('button', { name: 'Review & Improve' })).toBeNull();
});

test('the first step of a path that was not started also starts the path, in one operation', async () => {
  const pathId = openPath(NODES, undefined, root);
  const panel = within(await screen.findByRole('region', { name: 'Variables' }));
  await userEvent.dblClick(panel.getByRole('button', { name: 'Start Learning' }));
  await panel.findByRole('button', { name: 'Mark Complete' });
  const work = { pathId, node: { nodeId: root.id, status: 'in_progress', timeSpent: 0 } };
  await waitFor(() => expect(listSentWork()).toEqual([work]));
});

test('a node can’t be completed before its quiz was taken, and says so', async () => {
  const quiz = { id: newId(), title: 'Powers', bestPercentage: null };
  const asked = node('Quizzed', [0, 0], { quiz });
  openPath([asked], { [asked.id]: IN_PROGRESS }, asked);
  const complete = await button('Mark Complete');
  expect(complete.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(TAKE_QUIZ_FIRST)).toBeVisible();
  expect(screen.getByText('Not taken yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Take quiz Powers' }).getAttribute('href')).toBe(`/user/test/${quiz.id}`);
});

test('the mastery of a node with a quiz rises only with a better attempt', async () => {
  const quizzed = (bestPercentage: number) =>
    node('Quizzed', [0, 0], { quiz: { id: newId(), title: 'Powers', bestPercentage } });
  const asked = quizzed(70);
  openPath([asked], { [asked.id]: completed(70) }, asked);
  expect((await button('Review & Improve')).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('Take the quiz again to raise your mastery.')).toBeVisible();
  expect(screen.getByText('Best result: 70%')).toBeVisible();
});

test('the last step ends with a celebration that leads to the skills', async () => {
  openPath([root], { [root.id]: IN_PROGRESS }, root);
  await userEvent.click(await button('Mark Complete'));
  const moment = within(await screen.findByRole('region', { name: 'Path completed' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(moment.getByRole('button', { name: 'See your skills' }));
  expect(await screen.findByText('No Competencies Tracked Yet')).toBeVisible();
});

test('shows a refusal beside the button, and the node stays in progress', async () => {
  openPath(NODES, { [root.id]: IN_PROGRESS }, root);
  server.sync.refuse = () => ({ code: 'CONFLICT', message: START_NODE_FIRST });
  await userEvent.click(await button('Mark Complete'));
  expect((await screen.findByRole('alert')).textContent).toBe(`${START_NODE_FIRST} Offline and sync`);
  expect(screen.queryByText(PROGRESS_SAVED)).toBeNull();
  expect(await button('Variables, concept, in progress')).toBeVisible();
});

test('closing a step returns the focus to its node', async () => {
  openPath(NODES, { [root.id]: completed(85) });
  await userEvent.click(await button('Loops, skill, available'));
  await userEvent.click(await button('Close the step'));
  expect(document.activeElement?.getAttribute('data-node')).toBe(left.id);
  expect(await screen.findByRole('region', { name: 'About this path' })).toBeVisible();
});

test('says that a path doesn’t exist', async () => {
  signIn('premium');
  server.on({ 'paths.list': () => ({ items: [], nextCursor: null }) });
  renderApp(`/learning-paths?path=${newId()}`);
  expect(await screen.findByText("This path doesn't exist.")).toBeVisible();
});

test('offline, saves steps on the device and unlocks the next ones', async () => {
  const pathId = openPath(NODES, { [root.id]: IN_PROGRESS }, root);
  await button('Mark Complete');
  goOffline();
  await userEvent.click(await button('Mark Complete'));
  expect(await screen.findByText('Mastery: 85%')).toBeVisible();
  expect(screen.getByText("Saved on this device. We'll send it when you're back online.")).toBeVisible();
  expect(await button('Loops, skill, available')).toBeVisible();
  expect(await listWaiting()).toEqual([
    [PATH_WORK, { pathId, node: { nodeId: root.id, status: 'completed', score: 85, timeSpent: 30 } }],
  ]);
});

test('starts an open path without a network', async () => {
  const pathId = openPath(NODES);
  await screen.findByRole('region', { name: 'About this path' });
  goOffline();
  await userEvent.click(await button('Start Learning'));
  expect(await screen.findByRole('region', { name: 'Variables' })).toBeVisible();
  expect(await listWaiting()).toEqual([[PATH_WORK, { pathId }]]);
  await userEvent.click(await button('Close the step'));
  expect((await screen.findAllByText('0% Complete')).length).toBeGreaterThan(0);
});

test('a browser without storage sends the work to the server at once', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError');
  });
  const pathId = openPath(NODES, undefined, root);
  server.on({
    'paths.start': () => detail(NODES, new Map()),
    'paths.updateNode': () => ({ ...detail(NODES, new Map([[root.id, IN_PROGRESS]])) }),
  });
  await userEvent.click(await button('Start Learning'));
  await waitFor(() =>
    expect(server.inputs('paths.updateNode')).toEqual([
      { pathId, nodeId: root.id, status: 'in_progress', timeSpent: 0 },
    ]),
  );
  expect(server.inputs('paths.start')).toEqual([{ pathId }]);
  expect(await screen.findByText(PROGRESS_SAVED)).toBeVisible();
});
