import type { Topic } from '../concept.ts';

export const onlineSafety: Topic = {
  name: 'Online safety and media literacy',
  aliases: [
    'online safety',
    'internet safety',
    'media literacy',
    'cyber security',
    'cybersecurity',
    'digital literacy',
    'fake news',
  ],
  concepts: [
    {
      term: 'Phishing',
      aliases: ['phishing mails', 'fake emails', 'scam', 'scams', 'fraud on the internet'],
      definition: 'The attempt to get passwords or money with messages that look as if they were real.',
      explanation:
        'The messages seem to come from a bank, a shop or a friend and press you to act at once. A link leads to a copy of a known page. Instead of following it, open the page yourself or call the sender on a known number.',
      example: 'A mail says that your account will be closed today unless you log in through the link.',
      difficulty: 'easy',
      questions: [
        {
          question: 'A message from “your bank” asks you to log in through a link. What is the safest reaction?',
          answer: 'Open the bank’s page yourself',
          wrong: ['Follow the link very quickly', 'Reply with your card number', 'Send the link to your friends'],
          why: 'If you type the address yourself, a false link cannot lead you to a copy of the page.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Strong password',
      aliases: ['password', 'passwords', 'password manager', 'passphrase', 'secure password'],
      definition: 'A secret for logging in that is long, hard to guess and used for only one account.',
      explanation:
        'Length matters most: several random words are better than a short word with a digit at the end. If one site loses its data, thieves try the same secret elsewhere, so each account needs its own. A password manager remembers them all.',
      example: 'Four random words in a row are long, and still easy to remember.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Why should each account have a different password?',
          answer: 'One leak then opens one account only',
          wrong: [
            'Short passwords are easier to remember',
            'Sites compare passwords with each other',
            'Logging in takes less time that way',
          ],
          why: 'Thieves try stolen passwords on many other sites.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Two-factor authentication',
      aliases: [
        '2FA',
        'two factor authentication',
        'second factor',
        'multi-factor authentication',
        'MFA',
        'authenticator app',
      ],
      definition: 'A login that asks for a second proof besides the password, such as a code on a phone.',
      explanation:
        'The proofs are of different kinds: something you know, something you have or something you are, such as a fingerprint. A thief who has only the password cannot get in. You should never tell anyone the code, not even “the support”.',
      example: 'After the password, an app on your phone shows six digits that you type in.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these is a second factor besides a password?',
          answer: 'A code from a phone app',
          wrong: ['A longer user name', 'A second e-mail address', 'A password hint'],
          why: 'The code proves that you have the phone, which is another kind of proof than knowing a password.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Encryption',
      aliases: ['encrypted', 'end-to-end encryption', 'HTTPS', 'cryptography', 'encrypt'],
      definition: 'The scrambling of data so that only those with the right key can read it.',
      explanation:
        'Pages whose address begins with https use it, so that nobody on the way can read what you send. End-to-end means that only the sender and the receiver have the keys. It does not tell you whether the other side is honest.',
      example: 'Someone who records a protected chat on the network sees only meaningless characters.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Who can read a message that is encrypted end to end?',
          answer: 'Only the sender and the receiver',
          wrong: [
            'The provider of the message service',
            'All people in the same wireless network',
            'The maker of the receiver’s phone',
          ],
          why: 'Only the two ends have the keys; everyone between them sees scrambled data.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Primary source',
      aliases: ['primary sources', 'secondary source', 'sources', 'original source', 'source criticism'],
      definition: 'A document or witness from the event itself, and not a later report about it.',
      explanation:
        'Letters, photos, data and recordings are typical ones; a textbook that sums them up is secondary. It is not automatically right: a witness can be mistaken or take sides. It is good to compare several.',
      example: 'For a battle, the diary of a soldier who was there is one.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which of these is a primary source on a storm in 1953?',
          answer: 'A letter written by a survivor',
          wrong: ['A novel set in that storm', 'A textbook on modern storms', 'A quiz about the year 1953'],
          why: 'The letter comes from someone who was there; the others were made later from other sources.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Misinformation',
      aliases: ['disinformation', 'hoax', 'false news', 'rumours', 'fact checking', 'fact-checking'],
      definition: 'False or misleading claims that are spread, even if nobody means harm.',
      explanation:
        'If it is spread on purpose to deceive, it is called disinformation. It spreads fast when it makes people angry or afraid. Before you share something, ask who says it, how they know it and whether others confirm it.',
      example: 'An old photo of a flood is shared as if it had been taken yesterday.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What makes disinformation different from misinformation?',
          answer: 'It is meant to deceive',
          wrong: ['It is always printed', 'It is mostly true', 'It is found by experts'],
          why: 'Disinformation is spread on purpose, while people may share misinformation in good faith.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
