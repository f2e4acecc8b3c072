import 'fake-indexeddb/auto';
import type { OwnMatch, TournamentDetail } from '@quorbit/contracts/tournaments/views';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { hadMatch, saveHadMatch } from '#lib/last-match.ts';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { formatSideState } from './format-tournament.ts';
import { match, participant, round, tournament } from './testing/tournaments.ts';

const server = fakeServer();
const [ada, bob] = [participant('Ada', { rank: 1 }), participant('Bob', { rank: 2 })];
const ID = tournament().id;

function serve(changes: Partial<TournamentDetail['tournament']>, schedule: TournamentDetail['schedule'] = []): void {
  const item = tournament({ id: ID, name: 'Autumn Cup', participants: [ada, bob], ...changes });
  server.on({ 'tournaments.get': () => ({ tournament: item, schedule, balance: 0 }) });
}

const openBigScreen = () => renderApp(`/gamification/${ID}/stage`);

test('the stage shows who waits, plays and has played, but no result before the match is decided', async () => {
  signIn('user');
  const open = match(0, [ada, bob]);
  open.sides = [
    { player: ada.id, played: true, playing: false, score: null },
    { player: bob.id, played: false, playing: true, score: null },
  ];
  serve({ status: 'in_progress', rounds: 1, currentRound: 1 }, [round(1, [open])]);
  openBigScreen();
  const bracket = within(await screen.findByRole('list', { name: 'Bracket' }));
  bracket.getByRole('heading', { name: 'Final' });
  bracket.getByText('Played');
  bracket.getByText('Playing');
  expect(bracket.queryByText(/%/)).toBeNull();
  expect(formatSideState({ player: bob.id, played: false, playing: false, score: null }, true)).toBe('Waiting');
  expect(formatSideState({ player: bob.id, played: false, playing: false, score: null }, false)).toBe('');
});

test('the stage shows a round with too many matches for the screen in pages', async () => {
  signIn('user');
  const matches = Array.from({ length: 32 }, (_, place) => match(place, [ada, bob]));
  const later = [2, 3, 4, 5, 6].map((number) => round(number));
  serve({ status: 'in_progress', rounds: 6, currentRound: 1 }, [round(1, matches), ...later]);
  openBigScreen();
  await screen.findByText('1–16 of 32');
  expect(within(screen.getByRole('list', { name: 'Matches' })).getAllByRole('listitem')).toHaveLength(16);
});

test('the stage of a completed tournament shows the podium and all ranks, and Escape leaves it', async () => {
  signIn('user');
  serve({ status: 'completed', rounds: 1, currentRound: 1 }, [round(1)]);
  openBigScreen();
  const podium = within(await screen.findByRole('list', { name: 'Podium' }));
  expect(podium.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('AdaChampion'),
    expect.stringContaining('BobRunner-up'),
  ]);
  screen.getByRole('rowheader', { name: 'Bob' });
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Back to the hub' });
});

test('the stage says if the tournament was deleted', async () => {
  signIn('user');
  server.on({
    'tournaments.get': () => {
      throw new Refusal('NOT_FOUND', 'Tournament not found.');
    },
  });
  openBigScreen();
  await screen.findByText('This tournament was deleted, or the address has a typo.');
});

const OWN: OwnMatch = {
  tournament: { id: ID, name: 'Autumn Cup' },
  state: 'to_play',
  round: 2,
  rounds: 3,
  at: new Date(Date.now() + 600_000).toISOString(),
  opponent: 'Hidden player',
  percentage: null,
  won: null,
};

test('home shows the match with its countdown and quiz link, and remembers to reserve its space next time', async () => {
  const { id } = signIn('user');
  server.on({ 'tournaments.ownMatch': () => OWN });
  renderApp('/');
  const card = within(await screen.findByRole('region', { name: 'Your match' }));
  await card.findByText('You play against Hidden player.');
  card.getByText('10 min left');
  const link = card.getByRole('link', { name: 'Play now' }) as HTMLAnchorElement;
  expect(new URL(link.href).searchParams.get('round')).toBe(ID);
  expect(hadMatch(id)).toBe(true);
});

test('home shows nothing without a match, and no longer reserves its space', async () => {
  const { id } = signIn('user');
  saveHadMatch(id, true);
  server.on({ 'tournaments.ownMatch': () => null });
  renderApp('/');
  await screen.findByRole('region', { name: 'Your match' });
  await expect.poll(() => hadMatch(id)).toBe(false);
  expect(screen.queryByRole('region', { name: 'Your match' })).toBeNull();
});
