import type { GuideSection } from '../guide-types.ts';

export const MOBILE: GuideSection = {
  id: 'mobile',
  title: 'Mobile and Installable App',
  description: 'On a phone, on a train, on a plane.',
  topics: [
    {
      id: 'install',
      title: 'Install the app',
      description: 'It then opens like any other app, in its own window, and starts without a network.',
      steps: [
        'Android and desktop: press Install on the dashboard, or use the install sign in the address bar.',
        'iPhone and iPad: open the share menu in Safari and choose "Add to Home Screen".',
      ],
      page: { to: '/pwa-test', label: 'See whether this device can install it' },
    },
    {
      id: 'offline',
      title: 'Learn without a network',
      description:
        'Download a quiz while you are online. Answers, reviews and settings made offline wait on the device and are sent automatically.',
      steps: [
        'Press Download on a quiz; it then says "Available offline".',
        'Take it wherever you are. The result is provisional until it has been sent.',
        'Open Offline and sync to see what waits.',
      ],
      tips: ['Don’t clear the browser’s data while something waits: it is the only place that has it.'],
      page: { to: '/settings/sync', label: 'Offline and sync' },
    },
    {
      id: 'reminders',
      title: 'Get reminded',
      description: 'A message at a time you choose, only on days when you have not learned yet.',
      page: { to: '/settings', label: 'Set a reminder' },
    },
  ],
};
