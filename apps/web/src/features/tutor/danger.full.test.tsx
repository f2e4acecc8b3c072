import 'fake-indexeddb/auto';
import { buildHelpText } from '@quorbit/contracts/tutor/danger/help-text';
import { MODEL_FAILED } from '@quorbit/contracts/tutor/messages';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { openDeviceStore } from '#offline/device-store.ts';
import { field, goOffline, log, openChat } from './testing/chat-fixture.ts';
import { serveTutor, session, tutorMessage } from './testing/tutor.ts';

const server = fakeServer();

describe('a message about self-harm', () => {
  const MESSAGE = 'i dont want to live anymore';

  /** Stores the school's contact on this device. */
  async function holdContact(userId: string): Promise<void> {
    const { database } = openDeviceStore(userId);
    const row = { scope: 'everyone', kind: 'school', id: 'school', version: 1, generation: 1 };
    await database.rows.put({ ...row, body: { contact: 'Ms Rivera, room 12' } });
  }

  test('gets help without a network, with the school’s contact, and no list of other things to do', async () => {
    const { id } = signIn('premium');
    await holdContact(id);
    serveTutor(server, { active: session(tutorMessage('Hello.')) });
    renderApp('/ai-study-buddy');
    await log();
    goOffline();
    await userEvent.type(await field(), `${MESSAGE}{Enter}`);
    const chat = await log();
    expect(await chat.findByText(/Nothing was sent to anybody/)).toBeVisible();
    expect(await chat.findByText("Your school's contact: Ms Rivera, room 12")).toBeVisible();
    for (const number of ['112', '911'])
      expect(chat.getByRole('link', { name: `Call ${number}` }).getAttribute('href')).toBe(`tel:${number}`);
    expect(chat.queryByText(/You're offline/)).toBeNull();
    expect(server.inputs('tutor.chat')).toEqual([]);
  });

  test('gets help while the server is slow, and keeps it when the server fails', async () => {
    openChat(server, tutorMessage('Hello.'));
    let fail = () => {};
    server.on({
      'tutor.chat': async () => {
        await new Promise<void>((resolve) => {
          fail = resolve;
        });
        throw new Refusal('UNAVAILABLE', MODEL_FAILED);
      },
    });
    await userEvent.type(await field(), `${MESSAGE}{Enter}`);
    const chat = await log();
    expect(await chat.findByText(/Nothing was sent to anybody/)).toBeVisible();
    expect(chat.queryByText('Study Buddy is typing…')).toBeNull();
    fail();
    expect(await chat.findByText('Not sent')).toBeVisible();
    expect(chat.getAllByText(/Nothing was sent to anybody/)).toHaveLength(1);
    expect(chat.queryByText(MODEL_FAILED)).toBeNull();
  });

  test('keeps its call buttons when the chat is opened again', async () => {
    openChat(server, tutorMessage('je veux mourir', { role: 'user' }), tutorMessage(buildHelpText('fr', null)));
    const chat = await log();
    expect(chat.getByRole('link', { name: 'Call 112' })).toBeVisible();
    expect(chat.queryByRole('button', { name: /./ })).toBeNull();
  });
});
