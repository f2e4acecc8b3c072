import { Clause, Policy } from './policy.tsx';

export function PrivacyPolicy() {
  return (
    <Policy
      title="Privacy Policy"
      summary="What this server keeps about you, why, and how you get it or have it removed."
    >
      <Clause title="Who is responsible">
        <p>
          Quorbit runs on a server of its own. The person or organisation that runs this server decides about your data;
          the makers of the software do not receive it.
        </p>
      </Clause>
      <Clause title="What we save">
        <p>
          Your name, e-mail address and time zone; your password as a hash that cannot be turned back; your settings;
          the quizzes you make; your answers with the time they took, and the results, XP, streaks and achievements that
          follow from them; what you write to us on the contact page, and what you report to moderators. For every
          signed-in browser: when it was last used and what it calls itself.
        </p>
        <p>Requests are logged without their parameters and answers, so that faults can be found and abuse stopped.</p>
      </Clause>
      <Clause title="What it is used for">
        <p>
          To let you log in, grade your answers, show your progress and rank you on leaderboards. You can leave the
          leaderboards in the settings. Your data is not sold and not used for advertising, and there are no trackers.
        </p>
      </Clause>
      <Clause title="On your device">
        <p>
          The browser's storage holds your login and, for use without a connection, the quizzes you saved and the
          answers that were not sent yet. Logging out removes the login. Answers that still wait stay in this browser
          for your account and are sent after you log in again.
        </p>
      </Clause>
      <Clause title="Who else sees it">
        <p>
          Other learners see your name, level and XP. Your friends see when you are online, unless you hide it. Whoever
          looks at a tournament sees what its players scored; your place in its bracket stays without your name when you
          delete your account. Administrators of this server see your account and results, and what you reported with
          your name; nobody else learns that you did. What moderators decided about you is saved for two years, and you
          can read it. If you sign in with Google, Google learns that you did. Messages leave through the mail service
          that this server uses.
        </p>
      </Clause>
      <Clause title="Your rights">
        <p>
          You can correct your data in the settings, export all of it as a file, and delete your account. Deleting
          removes everything personal at once; quizzes that others have taken stay without your name. Backups made
          before are overwritten in their usual turn. For anything else, write to whoever runs this server.
        </p>
      </Clause>
    </Policy>
  );
}
