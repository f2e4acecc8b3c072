import type { GuideSection } from '../guide-types.ts';

export const TROUBLESHOOTING: GuideSection = {
  id: 'troubleshooting',
  title: 'Troubleshooting',
  description: 'When something does not work.',
  topics: [
    {
      id: 'waiting-work',
      title: 'Something says "Waiting"',
      description: 'It is on this device and not on the server yet. It is sent as soon as there is a connection.',
      steps: [
        'Check that you are online.',
        'Open Offline and sync and press Sync now.',
        'If it stays, save the waiting work as a file there and write to us.',
      ],
      page: { to: '/settings/sync', label: 'Offline and sync' },
    },
    {
      id: 'check-this-device',
      title: 'Check this device',
      description: 'One page tries out everything that the app needs, and says what to do where something is missing.',
      page: { to: '/test-features', label: 'Test Features' },
    },
    {
      id: 'lost-password',
      title: 'I forgot my password',
      description: 'Ask for a link on the log-in page. It works for an hour.',
    },
    {
      id: 'update',
      title: 'It asks me to refresh',
      description: 'A new version is ready. Refreshing takes a moment; what you have begun is still there afterwards.',
    },
    {
      id: 'ask-us',
      title: 'Ask us',
      description: 'Nothing here helped? Tell us what you did and what happened.',
      page: { to: '/contact', label: 'Write to us' },
    },
  ],
};
