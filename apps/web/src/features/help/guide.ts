// The contents of the Help Guide. A test checks that all linked pages exist, so the guide can't link to removed pages.

import { ADVANCED } from './guide/advanced.ts';
import { ANALYTICS } from './guide/analytics.ts';
import { CREATING_QUIZZES } from './guide/creating-quizzes.ts';
import { FEATURES } from './guide/features.ts';
import { HOW_TO_USE } from './guide/how-to-use.ts';
import { MOBILE } from './guide/mobile.ts';
import { OVERVIEW } from './guide/overview.ts';
import { TIPS } from './guide/tips.ts';
import { TROUBLESHOOTING } from './guide/troubleshooting.ts';
import { USER_TYPES } from './guide/user-types.ts';
import type { GuideSection } from './guide-types.ts';

export const GUIDE: readonly GuideSection[] = [
  OVERVIEW,
  USER_TYPES,
  HOW_TO_USE,
  CREATING_QUIZZES,
  FEATURES,
  TIPS,
  ADVANCED,
  ANALYTICS,
  MOBILE,
  TROUBLESHOOTING,
];

/** The most wanted topics, each with a button: the topic's id and the button's text. */
export const QUICK_HELP: readonly { topic: string; label: string }[] = [
  { topic: 'take-a-quiz', label: 'Take a quiz' },
  { topic: 'offline', label: 'Learn offline' },
  { topic: 'join-a-live-quiz', label: 'Join a live quiz' },
  { topic: 'make-a-quiz', label: 'Make a quiz' },
  { topic: 'waiting-work', label: 'Something is waiting' },
  { topic: 'ask-us', label: 'Ask us' },
];
