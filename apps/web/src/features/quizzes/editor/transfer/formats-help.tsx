import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

const CSV = `question,option A,option B,option C,option D,correct,explanation
Which planet is red?,Venus,Mars,Saturn,Io,B,Rust colours it.
How many moons has Mars?,,,,,2,`;
const GIFT = `Which planet is red? {
  =Mars
  ~Venus
  ~Saturn
  ~Io
}`;

/** Explains the file formats that can be imported. */
export function FormatsHelp() {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 font-semibold">
        <ChevronRight className="size-4 shrink-0 transition-transform group-open:rotate-90" aria-hidden="true" />
        Which files work?
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-2 text-sm">
        <Format name="Excel and CSV">
          The first row of the first sheet names the columns. There can also be kind, difficulty, marks, tolerance and
          unit. Without options, the answer is a text or a number; write several accepted texts with a | between them.
          <Example>{CSV}</Example>
        </Format>
        <Format name="GIFT">
          Separate questions with an empty line. In Moodle, choose “GIFT format” when you export questions.
          <Example>{GIFT}</Example>
        </Format>
        <Format name="Kahoot">Fill in their spreadsheet as usual, and choose it here.</Format>
        <Format name="Anki">
          Export your notes as plain text. The front becomes the question, the back its answer.
        </Format>
      </div>
    </details>
  );
}

function Format({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h3 className="font-semibold">{name}</h3>
      <div className="text-quiet">{children}</div>
    </section>
  );
}

function Example({ children }: { children: string }) {
  return (
    <pre className="mt-2 rounded-field border border-base-300 bg-base-200 p-3 whitespace-pre-wrap text-base-content wrap-anywhere">
      <code>{children}</code>
    </pre>
  );
}
