import { Clause, Policy } from './policy.tsx';

export function TermsAndConditions() {
  return (
    <Policy title="Terms and Conditions" summary="The rules for using this server.">
      <Clause title="Your account">
        <p>
          One account is for one person. Keep your password to yourself and give an e-mail address that reaches you: it
          is the way back in when the password is lost. You may delete your account at any time in the settings.
        </p>
      </Clause>
      <Clause title="Roles">
        <p>
          You can switch between the simple and the premium role yourself. What you made or earned in one role is not
          taken away by going to the other; what needs premium is out of reach until you go back.
        </p>
      </Clause>
      <Clause title="What you publish">
        <p>
          Quizzes, questions, group names and messages are yours, and you allow this server to store them and show them
          to the people you share them with. Publish only what you have the right to publish, and nothing unlawful,
          hateful or meant to mislead.
        </p>
      </Clause>
      <Clause title="Fair play">
        <p>
          Answer ranked quizzes, challenges, tournaments and live rooms yourself. Do not run programs against the server
          that disturb others, look for ways around its limits, or try to reach other people's data.
        </p>
      </Clause>
      <Clause title="What administrators may do">
        <p>
          Administrators may remove content and suspend accounts that break these rules, and they record why. If you
          think they are wrong, write to whoever runs this server.
        </p>
      </Clause>
      <Clause title="No guarantee">
        <p>
          Questions and explanations are written with care but may be wrong; each can be reported. The service is
          offered as it is: it may be interrupted, changed or ended, and it is no substitute for professional advice.
          Nothing here limits rights that the law gives you and that cannot be waived.
        </p>
      </Clause>
    </Policy>
  );
}
