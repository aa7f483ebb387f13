import { useEffect, useRef, useState } from 'react'
import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { keepFocusAt } from '#app/admin/keepFocusAt.ts'
import { adminRecordings } from '#app/i18n/en/writing/adminRecordings.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { audioPath } from '#contract/paths.ts'
import { TimedLine } from './TimedLine.tsx'
import { mergedStarts, misplaced, nudged, type Starts, startText, withStart } from './timings.ts'
import { useTiming } from './useTiming.ts'
import type { Recording, Voice } from './useVoice.ts'

type Props = {
  voice: Voice
  /** The lines are being changed: they have no times before they are saved. */
  isTextDirty?: boolean
  onDirty: (isDirty: boolean) => void
}

/** Sets when each line begins: play, press at each line, adjust, and listen again. */
export function TimingCard({ voice, isTextDirty = false, onDirty }: Props) {
  const { timing: words } = useWords(adminRecordings)
  const { recording } = voice
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.heading}</h2>
      {!recording ? (
        <p className="mt-1 text-muted">{words.needsAudio}</p>
      ) : isTextDirty ? (
        <p className="mt-1 text-muted">{words.needsSaving}</p>
      ) : (
        <Timing voice={voice} recording={recording} onDirty={onDirty} />
      )}
    </Card>
  )
}

const isSame = (one: Starts, other: Starts): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const startsText = (starts: Starts): string =>
  starts.map((start) => (start === null ? '-' : startText(start))).join('\n')

type TimingProps = Pick<Props, 'voice' | 'onDirty'> & { recording: Recording }

function Timing({ voice, onDirty, recording: { url, durationMs } }: TimingProps) {
  const { timing: words } = useWords(adminRecordings)
  const { version, isBusy, failure } = voice
  const saved: Starts = voice.lines.map(({ startMs }) => startMs ?? null)
  const [starts, setStarts] = useState(saved)
  const [base, setBase] = useState({ version, starts: saved })
  const [next, setNext] = useState(0)
  const { element, isPlaying, positionMs, hasFailed, playFrom, stop, now } = useTiming()
  const isDirty = !isSame(base.starts, starts)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  // Other people's changes are shown, unless times are being set here: then they are compared on
  // saving.
  if (version > base.version && (isSame(saved, base.starts) || !isDirty)) {
    setBase({ version, starts: saved })
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
    const timed = await voice.time(times, from)
    if (timed === undefined) return
    setBase({ version: timed, starts: times })
    setStarts(times)
    keepFocusAt(lines.current)
    showToast({ title: words.saved, tone: 'success' })
  }
  const takeTheirs = () => {
    setBase({ version, starts: saved })
    setStarts(saved)
  }
  const playing = isPlaying
    ? starts.findLastIndex((start) => start !== null && start <= positionMs)
    : -1
  return (
    <>
      <p className="mt-1 text-muted">{words.intro}</p>
      <audio {...element} src={audioPath(url)} preload="auto" />
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
        {voice.lines.map(({ text, needsFullFont }, index) => (
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
      {version > base.version && failure?.kind === 'changed' && (
        <ConflictPanel
          of={{
            differences: [
              { label: words.heading, mine: startsText(starts), theirs: startsText(saved) },
            ],
            id: version,
            isBusy,
            onKeepMine: () => void save(mergedStarts(base.starts, starts, saved), version),
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
