import 'fake-indexeddb/auto';
import {
  CHAT_FAILED,
  MODEL_FAILED,
  PLAN_FAILED,
  PLAN_SAVED,
  QUIZ_FAILED,
  REMINDER_SET,
} from '@quorbit/contracts/tutor/messages';
import type { GeneratedQuiz } from '@quorbit/contracts/tutor/schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { field, goOffline, log, openChat } from './testing/chat-fixture.ts';
import { serveTutor, session, tutorMessage, tutorQuiz } from './testing/tutor.ts';

const server = fakeServer();
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('Enter sends and Shift+Enter begins a line; while the buddy thinks, nothing else can be sent', async () => {
  openChat(server, tutorMessage('Hello.'));
  let reply = () => {};
  server.on({
    'tutor.chat': async ({ message }) => {
      await new Promise<void>((resolve) => {
        reply = resolve;
      });
      return {
        asked: tutorMessage(message, { role: 'user' }),
        answer: tutorMessage('Plants eat light.\n- red\n- blue'),
      };
    },
  });
  const send = await button('Send');
  expect(send.hasAttribute('disabled')).toBe(true);
  await userEvent.type(await field(), '  {Enter}');
  expect(server.inputs('tutor.chat')).toEqual([]);
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'Explain{Shift>}{Enter}{/Shift}photosynthesis{Enter}');
  const chat = await log();
  expect(await chat.findByText('Study Buddy is typing…')).toBeVisible();
  expect(screen.getByRole('log').getAttribute('aria-busy')).toBe('true');
  expect((await field()).value).toBe('');
  expect((await field()).readOnly).toBe(true);
  for (const name of ['Send', 'Study Plan', 'Custom Quiz']) expect(await button(name)).toHaveProperty('disabled', true);
  reply();
  expect(await chat.findByText('Plants eat light.')).toBeVisible();
  expect(chat.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['red', 'blue']);
  expect(chat.getAllByRole('article').map((element) => element.getAttribute('aria-label'))).toEqual([
    'Study Buddy',
    'You',
    'Study Buddy',
  ]);
  expect(server.inputs('tutor.chat')).toEqual([{ message: 'Explain\nphotosynthesis', requestType: 'general' }]);
});

test('shows the buddy’s message as plain text, even if it looks like HTML', async () => {
  openChat(server, tutorMessage('<img src=x onerror=alert(1)> <b>bold</b>'));
  expect(await (await log()).findByText('<img src=x onerror=alert(1)> <b>bold</b>')).toBeVisible();
});

test('a message that fails to send shows Retry, and is back in the field after a reload', async () => {
  openChat(server, tutorMessage('Hello.'));
  server.on({
    'tutor.chat': () => {
      throw new Refusal('UNAVAILABLE', MODEL_FAILED);
    },
  });
  await userEvent.type(await field(), 'Explain gravity{Enter}');
  const chat = await log();
  expect(await chat.findByText(CHAT_FAILED)).toBeVisible();
  expect(chat.getByText('Not sent')).toBeVisible();
  await userEvent.type(await field(), 'More');
  const stored = Object.entries(sessionStorage).find(([key]) => key.endsWith('tutor-message'))?.[1];
  expect(stored).toBe(JSON.stringify({ message: 'Explain gravity\nMore' }));

  serveTutor(server, { active: session() });
  await userEvent.click(chat.getByRole('button', { name: 'Retry' }));
  expect(await chat.findByText('Answer to Explain gravity')).toBeVisible();
  expect(chat.queryByText(CHAT_FAILED)).toBeNull();
  expect((await field()).value).toBe('More');
});

test('shows the server’s reason for a refusal, and a message can be discarded', async () => {
  openChat(server, tutorMessage('Hello.'));
  server.on({
    'tutor.chat': () => {
      throw new Refusal('TOO_MANY', 'Too many questions.');
    },
  });
  await userEvent.type(await field(), 'Again{Enter}');
  const chat = await log();
  expect(await chat.findByText('Too many questions.')).toBeVisible();
  await userEvent.click(chat.getByRole('button', { name: 'Discard' }));
  expect(chat.queryByText('Again')).toBeNull();
});

test('the buddy offers what works on the device while offline, and keeps the typed message', async () => {
  openChat(server, tutorMessage('Hello.', { actions: ['create_study_plan'] }));
  await field();
  goOffline();
  await userEvent.type(await field(), 'Explain gravity{Enter}');
  const chat = await log();
  expect(await chat.findByText(/^You're offline, so I can't answer now/)).toBeVisible();
  expect(chat.getByText('Explain gravity')).toBeVisible();
  expect(chat.getByRole('link', { name: 'Downloaded quizzes' }).getAttribute('href')).toBe('/user/test?offline=true');
  expect(chat.getByRole('link', { name: 'Practice weak areas' }).getAttribute('href')).toBe('/reviews');
  expect(await button('Create a Study Plan')).toHaveProperty('disabled', true);
  expect(server.inputs('tutor.chat')).toEqual([]);
});

test('a page opened offline accepts a question and links to what works offline', async () => {
  signIn('premium');
  server.down(true);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderApp('/ai-study-buddy');
  await userEvent.type(await screen.findByLabelText('Message', {}, { timeout: 8000 }), 'Explain gravity{Enter}');
  expect(await (await log()).findByText('Explain gravity')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Practice weak areas' })).toBeVisible();
});

const CLICKS = [
  ['Create a Study Plan', 'create_study_plan', 'Make me a study plan for plants', 'study_plan'],
  ['Find My Weak Areas', 'analyze_weak_areas', 'Find my weak areas', 'weak_areas'],
  ['Practice Weak Areas', 'practice_weak_areas', 'Give me a quiz on my weak areas', 'quiz_request'],
  ['Related Topics', 'suggest_related_topics', 'Related topics to plants', 'general'],
  ['Draw A Map', 'draw_a_map', 'Draw A Map: plants', 'general'],
] as const;

test.each(CLICKS)('the button %s sends its request once', async (label, action, message, requestType) => {
  openChat(server, tutorMessage('Hello.', { actions: [action], topic: 'plants' }));
  await userEvent.dblClick(await button(label));
  expect(await (await log()).findByText(`Answer to ${message}`)).toBeVisible();
  expect(server.inputs('tutor.chat')).toEqual([{ message, requestType }]);
});

test.each([
  ['Study Plan', 'Make me a study plan', 'study_plan'],
  ['Improve Skills', 'Help me improve my skills', 'weak_areas'],
])('the quick action %s sends its request', async (label, message, requestType) => {
  openChat(server, tutorMessage('Hello.'));
  await userEvent.click(await button(label));
  await waitFor(() => expect(server.inputs('tutor.chat')).toEqual([{ message, requestType }]));
});

test('a custom quiz is created, shown and previewed without its answers', async () => {
  openChat(server, tutorMessage('Hello.'));
  await userEvent.click(await button('Custom Quiz'));
  const form = within(await screen.findByRole('dialog', { name: 'Create a custom quiz' }));
  await userEvent.click(form.getByRole('button', { name: 'Create quiz' }));
  expect(await form.findByText('Topic is required.')).toBeVisible();
  await userEvent.type(form.getByLabelText('Topic'), 'Fractions');
  await userEvent.clear(form.getByLabelText('Questions'));
  await userEvent.type(form.getByLabelText('Questions'), '21');
  await userEvent.click(form.getByRole('button', { name: 'Create quiz' }));
  expect(await form.findByText(/at most 20/)).toBeVisible();
  await userEvent.clear(form.getByLabelText('Questions'));
  await userEvent.type(form.getByLabelText('Questions'), '3');
  await userEvent.click(form.getByRole('button', { name: 'Create quiz' }));
  const card = within(await screen.findByRole('article', { name: 'Fractions' }));
  expect(server.inputs('tutor.generateQuiz')).toEqual([{ topic: 'Fractions', difficulty: 'medium', questionCount: 3 }]);
  expect(card.getByText('3 questions')).toBeVisible();
  expect(card.getByRole('link', { name: 'Take Quiz Now' }).getAttribute('href')).toMatch(
    /^\/user\/test\/[0-9a-f-]{36}$/,
  );
  await userEvent.click(card.getByRole('button', { name: 'Preview' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Fractions' }));
  expect(preview.getByText(/Why are plants green\?$/)).toBeVisible();
  expect(preview.queryByText(/Where is chlorophyll/)).toBeNull();
  expect(preview.getByText('And 1 more question.')).toBeVisible();
});

test('creating a quiz shows an unknown topic’s error at its field, and any other failure below the form', async () => {
  openChat(server, tutorMessage('Hello.', { actions: ['offer_practice'], topic: 'Zorbing' }));
  const refuse = (refusal: Refusal) =>
    server.on({
      'tutor.generateQuiz': (): GeneratedQuiz => {
        throw refusal;
      },
    });
  refuse(new Refusal('INVALID', 'No.', [{ path: 'topic', message: "I don't know about that yet." }]));
  await userEvent.click(await button('Practice This'));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByLabelText<HTMLInputElement>('Topic').value).toBe('Zorbing');
  await userEvent.click(form.getByRole('button', { name: 'Create quiz' }));
  expect(await form.findByText("I don't know about that yet.")).toBeVisible();
  refuse(new Refusal('UNAVAILABLE', MODEL_FAILED));
  await userEvent.click(form.getByRole('button', { name: 'Create quiz' }));
  expect((await form.findByRole('alert')).textContent).toBe(QUIZ_FAILED);
});

test('explains a concept in the chat', async () => {
  openChat(server, tutorMessage('Hello.'));
  await userEvent.click(await button('Explain Concept'));
  const form = within(await screen.findByRole('dialog', { name: 'Explain a concept' }));
  await userEvent.click(form.getByRole('button', { name: 'Explain' }));
  expect(await form.findByText('Say what you want explained.')).toBeVisible();
  await userEvent.type(form.getByLabelText('Concept'), 'gravity{Enter}');
  expect(await (await log()).findByText('Answer to Explain gravity')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('saves a plan only once and shows it beside the chat', async () => {
  const plan = 'Your plan:\n- Day 1';
  openChat(server, tutorMessage(plan, { actions: ['save_study_plan'] }));
  await userEvent.dblClick(await button('Save This Plan'));
  expect(await button('Plan Saved')).toHaveProperty('disabled', true);
  expect(openMessages()).toContain(PLAN_SAVED);
  expect(server.inputs('tutor.savePlan')).toMatchObject([{ studyPlanContent: plan }]);
  expect(await button(/^Open: Your plan/)).toBeVisible();
});

test('shows an error if a plan could not be saved', async () => {
  openChat(server, tutorMessage('Your plan', { actions: ['save_study_plan'] }));
  server.on({
    'tutor.savePlan': () => {
      throw new Refusal('INTERNAL', 'Broken.');
    },
  });
  await userEvent.click(await button('Save This Plan'));
  expect(await within(await screen.findByRole('dialog')).findByText(PLAN_FAILED)).toBeVisible();
});

test('sets a reminder by a quick option', async () => {
  openChat(server, tutorMessage('Hello.', { actions: ['set_reminders'] }));
  await userEvent.click((await (await log()).findAllByRole('button', { name: 'Set a Reminder' }))[0] as HTMLElement);
  const form = within(await screen.findByRole('dialog', { name: 'Set a reminder' }));
  await userEvent.click(form.getByRole('button', { name: 'Weekdays at 6 PM' }));
  await userEvent.click(form.getByRole('button', { name: 'Set reminder' }));
  await waitFor(() => expect(openMessages()).toContain(REMINDER_SET));
  expect(server.inputs('tutor.setReminder')).toEqual([{ reminderText: 'Weekdays at 6 PM', context: 'study_session' }]);
  const panel = within(screen.getByRole('region', { name: 'Reminders' }));
  expect(await panel.findByText('Weekdays at 6 PM')).toBeVisible();
});

test('shows progress as a card until it is closed', async () => {
  openChat(server, tutorMessage('Hello.', { actions: ['track_improvement'] }));
  await userEvent.click(await button('Track My Progress'));
  const card = within(await screen.findByRole('article', { name: 'Your progress' }));
  expect(await card.findByText(/^You're on level 4/)).toBeVisible();
  expect(card.getByText('71%')).toBeVisible();
  expect(card.getByRole('progressbar', { name: 'Right answers in History' }).getAttribute('aria-valuenow')).toBe('40');
  await userEvent.click(card.getByRole('button', { name: 'Close your progress' }));
  expect(screen.queryByRole('article', { name: 'Your progress' })).toBeNull();
});

test('a suggestion’s button opens the quiz dialog with the suggested topic', async () => {
  openChat(server, tutorMessage('Hello.'));
  await userEvent.click(await button('Practice This Practice History'));
  const form = within(await screen.findByRole('dialog', { name: 'Create a custom quiz' }));
  expect(form.getByLabelText<HTMLInputElement>('Topic').value).toBe('History');
});

test('a quiz in an earlier message can still be taken', async () => {
  const quiz = tutorQuiz();
  openChat(server, tutorMessage('Here it is.', { quiz }));
  const card = within(await screen.findByRole('article', { name: 'Photosynthesis' }));
  expect(card.getByRole('link', { name: 'Take Quiz Now' }).getAttribute('href')).toBe(`/user/test/${quiz.id}`);
});
