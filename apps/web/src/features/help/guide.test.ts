import type { HelpSection } from '@quorbit/contracts/content/help';
import { expect, test } from 'vitest';
import { createAppRouter } from '../../router.tsx';
import { ACCOUNT_TABS, ACCOUNTS_SECTION } from './account-tabs.ts';
import { GUIDE, QUICK_HELP } from './guide.ts';
import { searchGuide } from './search-guide.ts';

const topics = GUIDE.flatMap((section) => section.topics);
const found = (search: string) => searchGuide(search).flatMap((section) => section.topics.map(({ id }) => id));

test('every page that the guide links to exists', () => {
  const pages = Object.keys(createAppRouter().routesByPath);
  for (const { id, page } of topics) if (page) expect(pages, id).toContain(page.to);
});

test('the guide has every section of the content', () => {
  const files = import.meta.glob<HelpSection>('../../../../../content/help/!(quick-help).json', {
    eager: true,
    import: 'default',
  });
  const ids = (sections: readonly HelpSection[]) => sections.map(({ id }) => id).sort();
  expect(ids(GUIDE)).toEqual(ids(Object.values(files)));
});

test('topics and sections have unique ids, and quick help leads to existing topics', () => {
  const ids = [...topics, ...GUIDE].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { topic } of QUICK_HELP) expect(ids).toContain(topic);
  const accounts = GUIDE.find(({ id }) => id === ACCOUNTS_SECTION)?.topics.map(({ id }) => id);
  expect(accounts).toEqual(ACCOUNT_TABS.map(({ id }) => id));
});

test('searches titles, descriptions, features, steps and tips, ignoring case', () => {
  expect(found('')).toHaveLength(topics.length);
  expect(found('FREEZES')).toContain('streaks');
  expect(found('best hour')).toEqual(['intelligence']);
  expect(found('Sign out everywhere')).toEqual(['change-settings']);
  expect(found('scan picture code')).toEqual(['join-a-live-quiz']);
  expect(found('wrong key')).toEqual(['improve-a-quiz']);
  expect(found('zebra')).toEqual([]);
});
