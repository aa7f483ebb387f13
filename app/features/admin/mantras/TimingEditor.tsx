import { useEffect, useRef, useState } from 'react'
import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { keepFocusAt } from '#app/admin/keepFocusAt.ts'
import { useVersionedChange } from '#app/admin/useVersionedChange.ts'
import { adminMantras } from '#app/i18n/en/mantras/adminMantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { audioPath } from '#contract/paths.ts'
import { getStaffMantra, type StaffMantra, timeMantra } from '#contract/mantras/admin.ts'
import { TimedLine } from './TimedLine.tsx'
import { mergedStarts, misplaced, nudged, type Starts, startText, withStart } from './timings.ts'
import { useTiming } from './useTiming.ts'

type Props = { mantra: StaffMantra; isTextDirty: boolean; onDirty: (isDirty: boolean) => void }

/** Sets when each line begins: play, press at each line, adjust, and listen again. */
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

const isSame = (one: Starts, other: Starts): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const startsText = (starts: Starts): string =>
  starts.map((start) => (start === null ? '-' : startText(start))).join('\n')

type TimingProps = Props & { source: string; durationMs: number }

function Timing({ mantra, onDirty, source, durationMs }: TimingProps) {
  const { timing: words } = useWords(adminMantras)
  const saved: Starts = mantra.lines.map(({ startMs }) => startMs ?? null)
  const [starts, setStarts] = useState(saved)
  const [base, setBase] = useState({ version: mantra.version, starts: saved })
  const [next, setNext] = useState(0)
  const { element, isPlaying, positionMs, hasFailed, playFrom, stop, now } = useTiming()
  const { change, isBusy, failure } = useVersionedChange(getStaffMantra, mantra)
  const isDirty = !isSame(base.starts, starts)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  // Other people's changes are shown, unless times are being set here: then they are compared on
  // saving.
  if (mantra.version > base.version && (isSame(saved, base.starts) || !isDirty)) {
    setBase({ version: mantra.version, starts: saved })
    if (!isDirty) setStarts(saved)
  }
  const lines = useRef<HTMLOListElement>(null)
  const marker = useRef<HTMLButtonElement>(null)
  const wrong = misplaced(starts)
  const count = starts.length
  const play = () => {
    setNext(0)
    playFrom(0)
    // From now on the space bar marks lines.
    marker.current?.focus()
  }
  const mark = () => {
    setStarts(withStart(starts, next, Math.min(now(), durationMs)))
    setNext(next + 1)
  }
  const hear = (index: number) => {
    // The later lines can then be marked again.
    setNext(index + 1)
    playFrom(starts[index] ?? 0)
  }
  const save = async (times: Starts, from: number) => {
    const done = await change(timeMantra, { id: mantra.id, starts: [...times] }, from)
    if (!done) return
    setBase({ version: done.version, starts: times })
    setStarts(times)
    keepFocusAt(lines.current)
    showToast({ title: words.saved, tone: 'success' })
  }
  const takeTheirs = () => {
    setBase({ version: mantra.version, starts: saved })
    setStarts(saved)
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
          <Button variant="outline" onClick={play}>
            {words.play}
          </Button>
        )}
        <Button
          ref={marker}
          size="large"
          aria-disabled={!isPlaying || next >= count}
          onClick={() => isPlaying && next < count && mark()}
        >
          {next >= count ? words.allMarked : words.mark(next + 1, count)}
        </Button>
        <span className="tabular-nums">{startText(positionMs)}</span>
      </div>
      <ol ref={lines} tabIndex={-1} className="mt-3 divide-y divide-line">
        {mantra.lines.map(({ text, needsFullFont }, index) => (
          <TimedLine
            key={index}
            number={index + 1}
            text={text}
            needsFullFont={needsFullFont}
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
      {mantra.version > base.version && failure?.kind === 'changed' && (
        <ConflictPanel
          of={{
            differences: [
              { label: words.heading, mine: startsText(starts), theirs: startsText(saved) },
            ],
            id: mantra.version,
            isBusy,
            onKeepMine: () => void save(mergedStarts(base.starts, starts, saved), mantra.version),
            onTakeTheirs: takeTheirs,
          }}
        />
      )}
      <FailureNotice failure={failure} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button
          isBusy={isBusy}
          disabled={!isDirty || wrong.length > 0}
          onClick={() => void save(starts, base.version)}
        >
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
