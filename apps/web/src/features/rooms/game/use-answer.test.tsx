import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openNotifications } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { liveRoom, renderView } from '../testing/render-room.tsx';
import { player, question, roomView } from '../testing/rooms.ts';
import type { Room } from '../use-room.ts';
import { PlayingView } from './playing-view.tsx';
import { useAnswer } from './use-answer.ts';

const server = fakeServer();
const [ada, grace] = [player('Ada'), player('Grace')];

beforeEach(() => void signIn());

function Playing({ room }: { room: Room }) {
  const answer = useAnswer(room);
  return <PlayingView room={room} question={question(0)} answer={answer} />;
}

const renderQuestion = () =>
  renderView(<Playing room={liveRoom(roomView([ada, grace], { phase: 'question', question: question(0) }), ada.id)} />);

test('an answer that the server has accepted is confirmed and locked', async () => {
  server.on({ 'rooms.answer': () => undefined });
  await renderQuestion();
  await userEvent.click(screen.getByRole('button', { name: 'C. Mars' }));
  expect(await screen.findByText('Answer locked in.')).toBeVisible();
  expect(openNotifications()).toMatchObject([{ message: 'Answer submitted!', type: 'success' }]);
  await userEvent.click(screen.getByRole('button', { name: 'A. Venus' }));
  expect(server.inputs('rooms.answer')).toMatchObject([{ questionIndex: 0, answer: 2 }]);
});

test('an answer that the server refuses is no longer shown as chosen', async () => {
  server.on({
    'rooms.answer': () => {
      throw new Refusal('TOO_LATE', 'Time is up.');
    },
  });
  await renderQuestion();
  await userEvent.click(screen.getByRole('button', { name: 'C. Mars' }));
  await waitFor(() => expect(openNotifications()).toMatchObject([{ message: 'Time is up.', type: 'error' }]));
  expect(screen.getByRole('button', { name: 'C. Mars' }).getAttribute('aria-pressed')).toBe('false');
});
