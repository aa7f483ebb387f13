import { useEffect, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { adminMantras } from '#app/i18n/en/adminMantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { audioPath } from '#contract/paths.ts'
import { type StaffMantra, timeMantra } from '#contract/mantrasAdmin.ts'
import { TimedLine } from './TimedLine.tsx'
import { misplaced, nudged, type Starts, startText, withStart } from './timings.ts'
import { useTiming } from './useTiming.ts'
import { useVersioned } from './useVersioned.ts'

type Props = { mantra: StaffMantra; isTextDirty: boolean; onDirty: (isDirty: boolean) => void }

/** Tells when each line begins: play, press at each, nudge, and hear it back. */
export function TimingEditor(props: Props) {
  const { timing: words } = useWords(adminMantras)
  const { mantra, isTextDirty } = props
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.heading}</h2>
      {!mantra.audioUrl || !mantra.audio ? (
        <p className="mt-1 text-muted">{words.needsAudio}</p>
      ) : isTextDirty ? (
        <p className="mt-1 text-muted">{words.needsSaving}</p>
      ) : (
        <Timing
          {...props}
          source={audioPath(mantra.audioUrl)}
          durationMs={mantra.audio.durationMs}
        />
      )}
    </Card>
  )
}

function Timing({
  mantra,
  onDirty,
  source,
  durationMs,
}: Props & { source: string; durationMs: number }) {
  const { timing: words } = useWords(adminMantras)
  const saved: Starts = mantra.lines.map(({ startMs }) => startMs ?? null)
  const [starts, setStarts] = useState(saved)
  const [next, setNext] = useState(0)
  const { element, isPlaying, positionMs, hasFailed, playFrom, stop, now } = useTiming()
  const { change, isBusy, failure } = useVersioned(mantra)
  const isDirty = JSON.stringify(saved) !== JSON.stringify(starts)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const wrong = misplaced(starts)
  const count = starts.length
  const mark = () => {
    setStarts(withStart(starts, next, Math.min(now(), durationMs)))
    setNext(next + 1)
  }
  const hear = (index: number) => {
    // What follows may be pressed anew from there on.
    setNext(index + 1)
    playFrom(starts[index] ?? 0)
  }
  const save = async () => {
    const done = await change(timeMantra, { id: mantra.id, starts: [...starts] })
    if (done) showToast({ title: words.saved, tone: 'success' })
  }
  const playing = isPlaying
    ? starts.findLastIndex((start) => start !== null && start <= positionMs)
    : -1
  return (
    <>
      <p className="mt-1 text-muted">{words.intro}</p>
      <audio {...element} src={source} preload="auto" />
      <div role="alert">
        {hasFailed && <p className="mt-2 font-semibold text-kumkum">{words.cannotPlay}</p>}
      </div>
      <div className="sticky top-22 z-10 mt-3 flex flex-wrap items-center gap-3 bg-card py-2">
        {isPlaying ? (
          <Button variant="outline" onClick={stop}>
            {words.stop}
          </Button>
        ) : (
          <Button
            variant="outline"
            onClick={() => {
              setNext(0)
              playFrom(0)
            }}
          >
            {words.play}
          </Button>
        )}
        <Button size="large" disabled={!isPlaying || next >= count} onClick={mark}>
          {next >= count ? words.allMarked : words.mark(next + 1, count)}
        </Button>
        <span className="tabular-nums">{startText(positionMs)}</span>
      </div>
      <ol className="mt-3 divide-y divide-line">
        {mantra.lines.map(({ text, needsFullFace }, index) => (
          <TimedLine
            key={index}
            number={index + 1}
            text={text}
            needsFullFace={needsFullFace}
            start={starts[index] ?? null}
            isPlaying={playing === index}
            isWrong={wrong.includes(index)}
            onNudge={(byMs) => setStarts(nudged(starts, index, byMs, durationMs))}
            onHear={() => hear(index)}
          />
        ))}
      </ol>
      {wrong.length > 0 && (
        <p role="alert" className="mt-3 font-semibold text-kumkum">
          {words.wrongOrder}
        </p>
      )}
      <FailureNotice failure={failure} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button isBusy={isBusy} disabled={!isDirty || wrong.length > 0} onClick={() => void save()}>
          {words.save}
        </Button>
        {starts.some((start) => start !== null) && (
          <Button variant="quiet" onClick={() => setStarts(starts.map(() => null))}>
            {words.clear}
          </Button>
        )}
        {isDirty && <p className="text-sm text-muted">{words.unsaved}</p>}
      </div>
    </>
  )
}
