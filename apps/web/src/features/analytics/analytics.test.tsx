import 'fake-indexeddb/auto';
import type { Intelligence, SessionList } from '@quorbit/contracts/analytics/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { addDays } from '@quorbit/contracts/streaks/days';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { formatForecast } from './forecast-chart.tsx';
import { formatInsight } from './format-insight.ts';
import { computeDepth, listMondaysUntil } from './study-calendar.tsx';
import { formatTopics, limitTopics } from './topic-chart.tsx';
import { formatTrend } from './trend-chart.tsx';

const server = fakeServer();
const TODAY = '2026-03-11';

test('analytics shows the trend, the topics and the questions, with one decimal each', async () => {
  signIn();
  server.on({
    'analytics.listScoreTrends': () => [
      { date: '2026-03-10', avgScore: 50, quizzes: 1 },
      { date: TODAY, avgScore: 70, quizzes: 1 },
    ],
    'analytics.listTopics': () => [
      { tag: 'History', accuracy: 80, asked: 30 },
      { tag: 'Art', accuracy: 40, asked: 25 },
    ],
    'analytics.listQuestionStats': () => ({
      items: [
        { questionId: newId(), question: 'Who?', category: 'Art', correctPercent: 33.3, avgTime: 4, answered: 3 },
      ],
      nextCursor: null,
    }),
  });
  renderApp('/analytics');
  expect(await screen.findByText('Your scores are up 20 points, from 2 attempts on 2 days.')).toBeVisible();
  expect(await screen.findByText('History is your strongest, Art needs the most work, from 55 answers.')).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Question stats' });
  const [head, row] = within(table).getAllByRole('row');
  expect(head?.textContent).toContain('Correct %');
  expect(row?.textContent).toBe('Who?Art33.34.03');
});

test('analytics says so when it fails to load', async () => {
  signIn();
  server.on({});
  renderApp('/analytics');
  const said = () => screen.getAllByText('Failed to load analytics. Please try again later.');
  await waitFor(() => expect(said()).toHaveLength(3));
});

const EMPTY_INTELLIGENCE: Intelligence = {
  headline: { kind: 'nothing' },
  forecast: Array.from({ length: 30 }, (_, index) => ({ date: addDays(TODAY, index), cards: 0 })),
  retention: { remembered: null, target: 90, ratings: 0 },
  mastery: [],
  masteryAsOf: null,
  weakest: [],
  bestHour: null,
  hourAnswers: 0,
  days: [],
  today: TODAY,
};

test('the intelligence dashboard says how much data each figure is based on', async () => {
  signIn('premium');
  const known: Intelligence = {
    ...EMPTY_INTELLIGENCE,
    forecast: EMPTY_INTELLIGENCE.forecast.map((day, index) => ({
      ...day,
      cards: index === 0 ? 4 : index === 20 ? 5 : 0,
    })),
    retention: { remembered: 80, target: 90, ratings: 50 },
    mastery: [{ category: 'Art', mastery: 61.5, questions: 12 }],
    masteryAsOf: TODAY,
    weakest: [{ tag: 'Food & Cooking', accuracy: 40, asked: 30 }],
    bestHour: { hour: 0, accuracy: 90, answers: 44 },
    hourAnswers: 100,
    days: [{ date: TODAY, answers: 10, ratings: 2 }],
  };
  server.on({ 'analytics.getIntelligence': () => known });
  renderApp('/intelligence-dashboard');
  expect(await screen.findByText('4 reviews in 7 days, all of them today.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '30 days' }));
  expect(screen.getByText('9 reviews in 30 days, 4 of them today.')).toBeVisible();
  expect(screen.getByText('From 50 reviews in 30 days. Your target is 90%.')).toBeVisible();
  expect(screen.getByText(/^10 points below your target/)).toBeVisible();
  expect(screen.getByText('From 12 questions, as of 11 Mar.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Food & Cooking' }).getAttribute('href')).toBe(
    '/user/test?category=Food%20%26%20Cooking',
  );
  expect(screen.getByText('12 AM')).toBeVisible();
  const calendar = screen.getByRole('table', { name: 'Answers and reviews by day' });
  expect(within(calendar).getByTitle('Wednesday 11 March: 12')).toBeVisible();
});

test('the intelligence dashboard makes no claims from too few answers', async () => {
  signIn('premium');
  server.on({
    'analytics.getIntelligence': () => ({
      ...EMPTY_INTELLIGENCE,
      retention: { remembered: 100, target: 90, ratings: 19 },
    }),
  });
  renderApp('/intelligence-dashboard');
  expect(await screen.findByText('1 more review and we can tell how much you remember.')).toBeVisible();
  expect(screen.getByText('No topic has enough answers yet.')).toBeVisible();
});

const SESSIONS: SessionList = {
  sessions: [0.9, 0.5].map((comprehension, index) => ({
    id: newId(),
    createdAt: `2026-03-1${1 - index}T10:00:00.000Z`,
    title: `Quiz ${index}`,
    category: 'Art',
    responseTime: 10 + index * 2,
    fatigueScore: index === 0 ? 0.5 : null,
    engagement: 20,
    comprehension,
    answers: 10,
  })),
  insights: [
    { kind: 'breaks', value: 50, answers: 20 },
    { kind: 'engagement', value: null, answers: 12 },
    { kind: 'peak', value: 9, answers: 20 },
    { kind: 'pace', value: -17, answers: 20 },
  ],
};

test('advanced analytics has four tabs that describe each session', async () => {
  signIn('premium');
  server.on({ 'analytics.listSessions': () => SESSIONS });
  renderApp('/advanced-analytics');
  expect(await screen.findByText('11.0 s')).toBeVisible();
  expect(screen.getByText('11 s on average, between 10 s and 12 s, over 2 sessions.')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Cognitive' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows[1]?.textContent).toMatch(/^Quiz 0.*10\.00\.50Low$/);
  expect(rows[2]?.textContent).toMatch(/12\.0Under 6 answers–$/);
  await userEvent.click(screen.getByRole('tab', { name: 'Learning' }));
  expect(screen.getByRole('progressbar', { name: 'Comprehension, Quiz 1' }).getAttribute('aria-valuetext')).toBe('50%');
  await userEvent.click(screen.getByRole('tab', { name: 'Insights' }));
  expect(screen.getByText('12 of the 20 answers we need.')).toBeVisible();
  expect(screen.getByText('You answer faster than before: 17%.')).toBeVisible();
});

test('advanced analytics begins with a sentence, however few answers there are', async () => {
  signIn('premium');
  const insights = SESSIONS.insights.map((insight) => ({ ...insight, value: null }));
  server.on({ 'analytics.listSessions': () => ({ ...SESSIONS, insights }) });
  renderApp('/advanced-analytics');
  const headline = within(await screen.findByRole('region', { name: 'What changed' }));
  expect(headline.getByText('You got 70% right in your last 2 sessions.')).toBeVisible();
  expect(headline.getByText('From 20 answers.')).toBeVisible();
});

test('advanced analytics says so when there is no session yet', async () => {
  signIn('premium');
  server.on({ 'analytics.listSessions': () => ({ sessions: [], insights: [] }) });
  renderApp('/advanced-analytics');
  expect(await screen.findByText('No Analytics Data Available')).toBeVisible();
});

test('advanced analytics says so when it fails to load, and offers a retry', async () => {
  signIn('premium');
  server.on({});
  renderApp('/advanced-analytics');
  expect(await screen.findByText('Unable to Load Analytics')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('trends, topics, forecasts and insights are put into words', () => {
  expect(formatTrend([])).toBe('No attempts yet.');
  expect(formatTrend([{ date: TODAY, avgScore: 61, quizzes: 2 }])).toBe('61.0% on average, from 2 attempts on 1 day.');
  expect(formatTopics([{ tag: 'Art', accuracy: 50, asked: 1 }])).toBe('Art is at 50.0%, from 1 answer.');
  const topics = [
    { tag: 'Art', accuracy: 90, asked: 30 },
    { tag: 'Music', accuracy: 60, asked: 20 },
    { tag: 'Food', accuracy: 10, asked: 2 },
  ];
  expect(formatTopics(topics)).toBe('Art is your strongest, Music needs the most work, from 52 answers.');
  expect(formatTopics(topics.slice(1))).toMatch(/^Too few answers yet to say which topic needs the most work/);
  expect(formatForecast([{ date: TODAY, cards: 0 }])).toBe('No reviews due today.');
  expect(formatInsight({ kind: 'engagement', value: 1 })).toBe('You answer as much as before.');
  expect(formatInsight({ kind: 'breaks', value: 3 })).toMatch(/^You answer as fast/);
});

test('the calendar shows 26 weeks that begin on Monday, and five shades', () => {
  const weeks = listMondaysUntil(TODAY);
  expect([weeks.length, weeks.at(-1), weeks[0]]).toEqual([26, '2026-03-09', '2025-09-15']);
  expect([0, 1, 25, 26, 100].map((done) => computeDepth(done, 100))).toEqual([0, 1, 1, 2, 4]);
});

test('the topic chart shows only the strongest and the weakest of many topics', () => {
  const topics = Array.from({ length: 12 }, (_, place) => place);
  expect(limitTopics(topics)).toEqual([0, 1, 2, 5, 6, 7, 8, 9, 10, 11]);
  expect(limitTopics(topics.slice(0, 10))).toEqual(topics.slice(0, 10));
});
