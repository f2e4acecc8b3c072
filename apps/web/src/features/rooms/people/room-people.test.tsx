import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { LobbyView } from '../game/lobby-view.tsx';
import { PlayingView } from '../game/playing-view.tsx';
import { ResultsView } from '../game/results-view.tsx';
import { WaitingView } from '../game/waiting-view.tsx';
import { RoomBar } from '../room-bar.tsx';
import { liveRoom, renderView } from '../testing/render-room.tsx';
import { at, player, question, results, roomView, standing } from '../testing/rooms.ts';
import { RoomPeople } from './room-people.tsx';

const server = fakeServer();
const [ada, grace, alan] = [player('Ada'), player('Grace'), player('Alan')];

beforeEach(() => void signIn());

/** Renders the first of two views, and after a click on `Turn` the second one. */
function Turning({ children: [first, second] }: { children: [ReactNode, ReactNode] }) {
  const [turned, setTurned] = useState(false);
  return (
    <>
      {turned ? second : first}
      <button type="button" onClick={() => setTurned(true)}>
        Turn
      </button>
    </>
  );
}

test('everybody can report a player, and the host can remove one', async () => {
  let reports = 0;
  server.on({
    'rooms.kick': () => undefined,
    'rooms.report': () => {
      reports += 1;
      return { already: reports > 1 };
    },
  });
  const room = liveRoom(roomView([ada, grace]), ada.id);
  await renderView(
    <RoomPeople room={room}>
      <LobbyView room={room} />
    </RoomPeople>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More about Grace' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Rude');
  await userEvent.click(screen.getByRole('button', { name: 'Report player' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputs('rooms.report')).toEqual([{ roomId: 'QRBT42', playerId: grace.id, reason: 'Rude' }]);
  expect(openMessages()).toEqual(['Thanks. A moderator will look at it.']);
  await userEvent.click(screen.getByRole('button', { name: 'More about Grace' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Still rude');
  await userEvent.click(screen.getByRole('button', { name: 'Report player' }));
  await waitFor(() => expect(openMessages()).toContain('You already reported this'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'More about Grace' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove from the room' }));
  await waitFor(() => expect(server.inputs('rooms.kick')).toHaveLength(1));
});

test('in a game the player list shows everybody, also those who left, and the chat links to people', async () => {
  server.on({ 'rooms.report': () => ({ already: false }), 'rooms.kick': () => undefined });
  const gone = { id: alan.id, name: 'Alan' };
  const chat = [{ playerId: grace.id, playerName: 'Grace', message: 'Ha', timestamp: at(1) }];
  const view = roomView([ada, grace], { phase: 'question', question: question(1), chat });
  const room = liveRoom(view, ada.id, { departed: [gone] });
  const answer = { option: null, sent: false, choose: () => undefined };
  await renderView(
    <RoomPeople room={room}>
      <RoomBar connection="connected" onConnect={() => undefined} onLeave={null} leaving={false} confirmsLeave />
      <PlayingView room={room} question={question(1)} answer={answer} />
    </RoomPeople>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Players' }));
  const people = within(screen.getByRole('list', { name: 'People' }));
  expect(people.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AAdaHost · Level 3 · You',
    'GGraceLevel 3',
    'AAlanLeft',
  ]);
  expect(people.queryByRole('button', { name: 'More about Ada' })).toBeNull();
  await userEvent.click(people.getByRole('button', { name: 'More about Alan' }));
  // A person who has left can't be removed.
  expect(screen.queryByRole('button', { name: 'Remove from the room' })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Rude');
  await userEvent.click(screen.getByRole('button', { name: 'Report player' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputs('rooms.report')).toEqual([{ roomId: 'QRBT42', playerId: alan.id, reason: 'Rude' }]);
  await userEvent.click(screen.getByRole('button', { name: 'More about Grace' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove from the room' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputs('rooms.kick')).toEqual([{ roomId: 'QRBT42', playerId: grace.id }]);
});

test('a row of the leaderboard opens the dialog for its player, which stays open at the next question', async () => {
  const final = [standing(grace, 1, 900), standing(ada, 2, 400)];
  const shown = results(final);
  const view = roomView([grace, ada], { phase: 'results', question: question(0), results: shown });
  const room = liveRoom(view, ada.id);
  await renderView(
    <RoomPeople room={room}>
      <Turning>
        <ResultsView room={room} question={question(0)} results={shown} answer={null} />
        <WaitingView room={room} question={question(0)} results={shown} />
      </Turning>
    </RoomPeople>,
  );
  expect(screen.queryByRole('button', { name: 'More about Ada' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More about Grace' }));
  expect(screen.queryByRole('button', { name: 'Remove from the room' })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Ru');
  await userEvent.click(screen.getByRole('button', { name: 'Turn', hidden: true }));
  expect(screen.getByText('Get ready for question 2')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'Ru');
});

test('a user who only watches can’t act on anybody', async () => {
  const room = liveRoom(roomView([grace, alan]), ada.id);
  await renderView(
    <RoomPeople room={room}>
      <LobbyView room={room} />
    </RoomPeople>,
  );
  expect(screen.queryByRole('button', { name: /More about/ })).toBeNull();
});
