// The contents of the Help Guide. A test checks that all linked pages exist, so the guide can't link to removed pages.

import type { HelpSection } from '@quorbit/contracts/content/help';
import advanced from '../../../../../content/help/advanced.json';
import analytics from '../../../../../content/help/analytics.json';
import creatingQuizzes from '../../../../../content/help/creating-quizzes.json';
import features from '../../../../../content/help/features.json';
import howToUse from '../../../../../content/help/how-to-use.json';
import mobile from '../../../../../content/help/mobile.json';
import overview from '../../../../../content/help/overview.json';
import quickHelp from '../../../../../content/help/quick-help.json';
import tips from '../../../../../content/help/tips.json';
import troubleshooting from '../../../../../content/help/troubleshooting.json';
import userTypes from '../../../../../content/help/user-types.json';

export const GUIDE: readonly HelpSection[] = [
  overview,
  userTypes,
  howToUse,
  creatingQuizzes,
  features,
  tips,
  advanced,
  analytics,
  mobile,
  troubleshooting,
];

/** The most wanted topics, each with a button: the topic's id and the button's text. */
export const QUICK_HELP: readonly { topic: string; label: string }[] = quickHelp;
