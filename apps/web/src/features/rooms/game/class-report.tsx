import type { ClassReport } from '@quorbit/contracts/rooms/schema';
import { ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import { downloadCsv } from '#lib/files/csv.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { useClassReport } from '../rooms.queries.ts';
import { formatOptionLetter } from './answer-tiles.tsx';
import { classReportCsv } from './class-report-csv.ts';

/** Button that opens the class report, for the host of a finished game. */
export function ClassReportButton({ roomId }: { roomId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Class report</Button>
      {open && <ClassReportDialog roomId={roomId} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Dialog with the questions, hardest first, who answered what, and a CSV download. */
function ClassReportDialog({ roomId, onClose }: { roomId: string; onClose: () => void }) {
  const view = useClassReport(roomId);
  return (
    <Dialog open onClose={onClose} title="Class report">
      <QueryView
        view={view}
        loading={{ label: 'Loading class report', shape: <Skeletons count={4} className="mb-2 h-16" /> }}
        failing={{ message: "The class report didn't load.", reassurance: "It's safe on the server." }}
      >
        {(report) => <Report report={report} />}
      </QueryView>
    </Dialog>
  );
}

function Report({ report }: { report: ClassReport }) {
  const names = new Map(report.players.map(({ playerId, playerName }) => [playerId, playerName]));
  const hardestFirst = report.questions.toSorted((a, b) => (a.facility ?? 0) - (b.facility ?? 0));
  if (report.questions.some(({ correctAnswer }) => correctAnswer === null))
    return <p>This quiz is part of a running game. The class report opens again when the game ends.</p>;
  return (
    <div className="grid gap-4">
      <Button
        className="justify-self-start"
        icon={<Download className="size-5" aria-hidden="true" />}
        onClick={() => downloadCsv(`room-${report.roomId}.csv`, classReportCsv(report))}
      >
        Download CSV
      </Button>
      <h3 className="text-base">Hardest first</h3>
      <ol className="grid gap-3">
        {hardestFirst.map(({ questionIndex, question, options, correctAnswer, facility, answers }) => (
          <li key={questionIndex} className="rounded-field border border-base-300 p-3">
            <p className="whitespace-pre-wrap font-semibold wrap-anywhere">
              <RichText>{question}</RichText>
            </p>
            <p className="text-sm text-quiet wrap-anywhere">
              {Math.round((facility ?? 0) * 100)}% right
              {correctAnswer !== null && ` · ${formatOptionLetter(correctAnswer)}. ${options[correctAnswer]}`}
            </p>
            <details className="group">
              <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 text-sm font-semibold">
                <ChevronDown className="size-4 group-open:rotate-180" aria-hidden="true" />
                Who answered what
              </summary>
              <ul className="grid gap-1 text-sm">
                {answers.map(({ playerId, answer, seconds }) => (
                  <li key={playerId} className="flex justify-between gap-3">
                    <span className="min-w-0 wrap-anywhere">{names.get(playerId) ?? 'Somebody who left'}</span>
                    <span className="shrink-0">
                      {answer === null
                        ? 'No answer'
                        : `${formatOptionLetter(answer)}${answer === correctAnswer ? ', right' : ', wrong'}`}
                      {seconds !== null && `, ${seconds.toFixed(1)} s`}
                    </span>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
    </div>
  );
}
